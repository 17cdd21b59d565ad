import { desc, eq } from 'drizzle-orm';
import { calculations, usualCosts } from '#server/database/tables/deciding/calculations.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/** Returns a member's calculations and usual costs for the member's data export. */
export const exportCalculations: ExportPart = async ({ db }, userId) => {
  const { propertyId, calculation, changedAt } = calculations;
  const kept = await db
    .select({ propertyId, calculation, changedAt })
    .from(calculations)
    .where(eq(calculations.userId, userId))
    .orderBy(desc(changedAt));
  const { categoryNumber, costs } = usualCosts;
  const usual = await db
    .select({ categoryNumber, costs, changedAt: usualCosts.changedAt })
    .from(usualCosts)
    .where(eq(usualCosts.userId, userId));
  return {
    name: 'calculations',
    rows: [
      ...kept.map((row) => ({ kind: 'calculation' as const, ...row })),
      ...usual.map((row) => ({ kind: 'usualCosts' as const, ...row })),
    ],
  };
};
