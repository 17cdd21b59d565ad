import type { Deps } from '#server/deps.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

type Moved = NonNullable<ListingSummary['appraisalToday']>;

const VALUES = `select id::int as id, value_today as least, ceil(today_ratio)::int as percent,
    case when category_number = '2' then exists (select from kasko_lists where is_sample)
      else exists (select from market_series where is_sample) end as "isSampleData"
  from property_search where id = any($1::bigint[]) and value_today is not null`;

/**
 * Today's value of appraisals of dwellings, and the minimum in the kasko list for vehicles, if a search filters or
 * sorts by it: otherwise the results could not be understood. Only for callers who may use that filter (D27).
 */
export async function valuesToday(
  { db }: Pick<Deps, 'db'>,
  { sort, maxTodayRatio, reach }: ResolvedSearch,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Moved>> {
  const isAsked = sort === 'todayRatioAsc' || maxTodayRatio !== undefined;
  if (!isAsked || reach !== ALL_TEXTS || ids.length === 0) return new Map();
  const { rows } = await db.$client.query<Required<Moved> & { id: number }>({
    name: 'values-today',
    text: VALUES,
    values: [ids],
  });
  return new Map(
    rows.map(({ id, least, percent, isSampleData }) => [id, { least, percent, ...(isSampleData && { isSampleData }) }]),
  );
}
