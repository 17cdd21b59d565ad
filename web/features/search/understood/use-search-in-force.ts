import { useEffect, useRef } from 'react';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import type { ResultPage } from '../search-queries.ts';
import { afterChange } from './understood-search.ts';

export type SearchInForce = {
  /** The filters that results meet: those of the address, and those the query stands for. */
  readonly inForce: SearchParameters;
  /** How the query was understood; undefined while that is not known. */
  readonly interpretation: SearchInterpretation | undefined;
  /** The address after a filter was changed in `inForce`. */
  afterChange(next: SearchParameters): SearchParameters;
};

/**
 * The search as it was understood. While results of another search are still shown, what was known of the same query holds
 * on, with the filters of the address over it.
 */
export function useSearchInForce(
  address: SearchParameters,
  first: ResultPage | undefined,
  isOfAnotherSearch: boolean,
): SearchInForce {
  const last = useRef<{ query: string | undefined; interpretation: SearchInterpretation | undefined }>(undefined);
  const fresh = isOfAnotherSearch ? undefined : first?.interpretation;
  useEffect(() => {
    if (fresh) last.current = { query: queryOf(address), interpretation: fresh };
  }, [address, fresh]);
  const before = last.current;
  const known = fresh ?? (before && before.query === queryOf(address) ? before.interpretation : undefined);
  const inForce = known ? { ...known.search, ...(fresh ? {} : withoutQuery(address)) } : address;
  return { inForce, interpretation: known, afterChange: (next) => afterChange(address, inForce, next, known) };
}

function queryOf({ query, literal }: SearchParameters): string | undefined {
  return query === undefined || literal ? undefined : query;
}

function withoutQuery({ query: _query, page: _page, ...filters }: SearchParameters): SearchParameters {
  return filters;
}
