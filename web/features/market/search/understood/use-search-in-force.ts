import { useEffect, useRef } from 'react';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import type { ResultPage } from '../search-queries.ts';
import { afterChange } from './understood-search.ts';

export type SearchInForce = {
  /** All active filters: those of the address and those that the query was understood as. */
  readonly inForce: SearchParameters;
  /** The interpretation of the query; undefined until it is known. */
  readonly interpretation: SearchInterpretation | undefined;
  /** The address after `inForce` was changed to `next`. */
  afterChange(next: SearchParameters): SearchParameters;
};

/**
 * The active search with its interpretation. While the results of the previous search are still shown, the last
 * interpretation of the same query is kept, with the filters of the address on top.
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
