import { eq } from 'drizzle-orm';
import { usualCosts } from '#server/database/tables/deciding/calculations.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnUsualCosts } from '#shared/calculations/kept-calculations.ts';

/** The costs that a member has stored for each kind; null if new calculations begin with the product's defaults. */
export async function listUsualCosts({ db }: Pick<Deps, 'db'>, userId: string): Promise<OwnUsualCosts['costs']> {
  const kept = await db
    .select({ kind: usualCosts.categoryNumber, costs: usualCosts.costs })
    .from(usualCosts)
    .where(eq(usualCosts.userId, userId));
  const costs: OwnUsualCosts['costs'] = { '1': null, '2': null, '3': null };
  for (const row of kept) costs[row.kind] = row.costs;
  return costs;
}
