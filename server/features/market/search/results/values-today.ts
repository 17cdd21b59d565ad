import type { Deps } from '#server/deps.ts';
import { marketFigures } from '#server/features/market/price-index/index.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

type Moved = NonNullable<ListingSummary['appraisalToday']>;

const VALUES = `select id::int as id, value_today as least, ceil(today_ratio)::int as percent from property_search
  where id = any($1::bigint[]) and value_today is not null`;

/**
 * What the appraisals come to today, where a search filters or sorts by it: else nobody sees why the results are these.
 * For those who may filter by it alone (D27).
 */
export async function valuesToday(
  deps: Pick<Deps, 'db' | 'clock'>,
  { sort, maxTodayRatio, reach }: ResolvedSearch,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Moved>> {
  const isAsked = sort === 'todayRatioAsc' || maxTodayRatio !== undefined;
  if (!isAsked || reach !== ALL_TEXTS || ids.length === 0) return new Map();
  const { isSample } = await marketFigures(deps);
  const { rows } = await deps.db.$client.query<Moved & { id: number }>({
    name: 'values-today',
    text: VALUES,
    values: [ids],
  });
  const mark = isSample ? { isSampleData: true } : {};
  return new Map(rows.map(({ id, least, percent }) => [id, { least, percent, ...mark }]));
}
