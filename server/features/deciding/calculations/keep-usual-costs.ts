import { and, eq } from 'drizzle-orm';
import { usualCosts } from '#server/database/tables/deciding/calculations.ts';
import type { Deps } from '#server/deps.ts';
import type { UsualCosts } from '#shared/calculations/kept-calculations.ts';

/** Stores the costs with which a member's new calculations of a kind begin; null deletes them. */
export async function keepUsualCosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { categoryNumber, costs }: UsualCosts,
): Promise<void> {
  if (costs === null) {
    await db
      .delete(usualCosts)
      .where(and(eq(usualCosts.userId, userId), eq(usualCosts.categoryNumber, categoryNumber)));
    return;
  }
  const changed = { costs, changedAt: clock.now() };
  await db
    .insert(usualCosts)
    .values({ userId, categoryNumber, ...changed })
    .onConflictDoUpdate({ target: [usualCosts.userId, usualCosts.categoryNumber], set: changed });
}
