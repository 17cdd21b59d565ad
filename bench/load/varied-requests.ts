import { SEARCHES } from '../queries.ts';

/** The headers that a browser sends. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

/**
 * The `n`th search of the mix that all benches use, with a minimum price that no earlier search had: every address is
 * different, while the results hardly differ.
 */
export function variedSearch(n: number): string {
  const search = new URLSearchParams(SEARCHES[n % SEARCHES.length]);
  const turn = Math.floor(n / SEARCHES.length) + 1;
  search.set('minPrice', String(Number(search.get('minPrice') ?? 0) + turn));
  return search.toString();
}

/** Requests that never repeat: a search's page, or its JSON with facets. */
export const VARIED = {
  pages: (n: number) => `/search?${variedSearch(n)}`,
  facets: (n: number) => `/api/properties/search?${variedSearch(n)}&facets=true`,
} as const;
export type VariedKind = keyof typeof VARIED;
