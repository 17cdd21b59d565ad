import type { Deps } from '#server/deps.ts';
import { Parameters, type PropertyCondition } from './property-conditions.ts';
import { runStatement } from './run-statement.ts';
import { whereClause } from './where-clause.ts';

/** How many listings a condition holds for, exactly. */
export async function countMatches(deps: Pick<Deps, 'db'>, condition: PropertyCondition): Promise<number> {
  const parameters = new Parameters();
  const statement = `select count(*)::int as total from property_search where ${whereClause(condition, parameters)}`;
  const [row] = await runStatement<{ total: number }>(deps, statement, parameters);
  return row?.total ?? 0;
}
