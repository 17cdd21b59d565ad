import type { Deps } from '#server/deps.ts';
import type { ResolvedSearch } from '#server/features/market/search/index.ts';
import {
  ALL_TEXTS,
  listingCondition,
  type Parameters,
  resolveSearch,
  rowsClause,
  understoodSearch,
} from '#server/features/market/search/index.ts';
import { invalidParameter } from '#server/platform/expected-error.ts';
import type { AnalysisSet } from '#shared/analysis/analyses.ts';
import { MAX_SET } from '#shared/analysis/analysis-facts.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';

/**
 * A set whose search has been parsed and understood. Its owners have the corporate plan, so the search covers all
 * texts.
 */
export type ReadSet = { readonly search: ResolvedSearch } | { readonly ids: readonly number[] };

/** Parses which listings the set contains. Throws a 400 for an invalid search. */
export async function readSet(deps: Pick<Deps, 'config' | 'log' | 'clock'>, set: AnalysisSet): Promise<ReadSet> {
  if (set.kind === 'list') return { ids: [...new Set(set.ids)] };
  const given = listingSearchSchema.safeParse(Object.fromEntries(new URLSearchParams(set.parameters)));
  if (!given.success) throw invalidParameter('set', given.error.issues[0]?.message ?? 'Arama geçersiz.');
  return { search: await understoodSearch(deps, resolveSearch(given.data, ALL_TEXTS)) };
}

/**
 * SQL: `chosen`, the listings of a set with all calculated values, at most one more than the maximum. Money is in lira,
 * ages and remaining days are whole days.
 */
export function chosenClause(name: string, set: ReadSet, now: Date, parameters: Parameters): string {
  const at = `${parameters.add(now)}::timestamptz`;
  const which =
    'ids' in set
      ? `id = any(${parameters.add(set.ids)}::bigint[])`
      : rowsClause(listingCondition(set.search, now), parameters);
  return `${name} as materialized (
      select id, il, ilce, tur, second_round, end_date, area_m2, price / 100.0::float8 as appraisal,
        value_today as "valueToday", price_per_m2 as "pricePerM2", (${at} at time zone 'Europe/Istanbul')::date - appraised_on as "appraisalAge",
        case when end_date > ${at} then floor(extract(epoch from end_date - ${at}) / 86400)::int end as "daysLeft"
      from property_search where ${which} order by id limit ${MAX_SET + 1}
    )`;
}
