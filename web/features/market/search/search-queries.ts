import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import type { SearchResult } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { searchPath } from './search-address.ts';

/** A page of results; without an interpretation if the plain search was used as the fallback. */
export type ResultPage = SearchResult & { interpretation?: SearchInterpretation };

async function fetchPage(search: SearchParameters, page: number, signal: AbortSignal): Promise<ResultPage> {
  const isFirst = page === firstPage(search);
  // An invalid page number is sent unchanged, so that the server's error mentions it.
  const asked: SearchParameters = isFirst ? { page: '1', ...search, facets: '1' } : { ...search, page: String(page) };
  try {
    return await getJson(searchPath(asked), signal);
  } catch (error) {
    // The plain search is the fallback for a failure of the server, not for an invalid search.
    if (!(error instanceof ApiError) || error.status < 500) throw new SearchError(error);
    return getJson(searchPath(asked, 'search'), signal).catch((cause: unknown) => {
      throw new SearchError(cause);
    });
  }
}

/** A failed search: its message is the specification's (§8), its cause contains the server's own sentence (D26). */
export class SearchError extends Error {
  constructor(cause: unknown) {
    super('Failed to search properties', { cause });
    this.name = 'SearchError';
  }
}

function firstPage(search: SearchParameters): number {
  const page = Number(search.page ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The pages of a search; the facet counts are loaded with the first one. */
export function searchQuery({ view: _view, ...search }: SearchParameters & { view?: unknown }) {
  return infiniteQueryOptions({
    queryKey: ['search', search],
    queryFn: ({ pageParam, signal }) => fetchPage(search, pageParam, signal),
    initialPageParam: firstPage(search),
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Suggestions for the typed text (spec §5: from two characters). */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/suggestions', { query: text }), signal),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
}
