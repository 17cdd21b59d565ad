import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import type { ListingSearch } from '#shared/listing-search.ts';

type Statement = { readonly text: string; readonly values?: unknown[] };
type PlanNode = {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
};
type Explained = { readonly Plan: PlanNode & Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>> };

/**
 * The cost of a search for the database, counted instead of timed: the pages that its statements access, including
 * out-of-line (TOAST) words, and the rows that their plans process.
 */
export async function searchCost(deps: Pick<Deps, 'db' | 'clock'>, search: ListingSearch): Promise<number> {
  const statements: Statement[] = [];
  await searchListings({ ...deps, db: recording(deps.db, statements) }, resolveSearch(search, ALL_TEXTS));
  let cost = 0;
  // Excludes loading the index, which the first search starts; COPY has no plan.
  for (const { text, values } of statements.filter((statement) => !statement.text.startsWith('copy'))) {
    const { rows } = await deps.db.$client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) cost += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] + rowsOf(plan);
  }
  return cost;
}

function rowsOf(node: PlanNode): number {
  const handled =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), handled * node['Actual Loops']);
}

/** A database that records its statements. */
function recording(db: Deps['db'], statements: Statement[]): Deps['db'] {
  const noting = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(from, name) {
        const value: unknown = Reflect.get(from, name);
        if (typeof value !== 'function') return value;
        if (name === 'query')
          return (statement: Statement, ...rest: unknown[]) => {
            statements.push(statement);
            return value.call(from, statement, ...rest);
          };
        return name === 'connect' ? async () => noting(await value.call(from)) : value.bind(from);
      },
    });
  return new Proxy(db, { get: (from, name) => (name === '$client' ? noting(db.$client) : Reflect.get(from, name)) });
}
