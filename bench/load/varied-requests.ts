import { SEARCHES } from '../queries.ts';

/** What a browser says it accepts. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

/**
 * The `n`th search of the mix that all benches use, with a lowest price that no search before had: every address is
 * another, and what it finds is hardly another.
 */
export function variedSearch(n: number): string {
  const search = new URLSearchParams(SEARCHES[n % SEARCHES.length]);
  const turn = Math.floor(n / SEARCHES.length) + 1;
  search.set('minPrice', String(Number(search.get('minPrice') ?? 0) + turn));
  return search.toString();
}

/** What can be asked for without ever asking twice: a search's page, or its JSON with facets. */
export const VARIED = {
  pages: (n: number) => `/search?${variedSearch(n)}`,
  facets: (n: number) => `/api/properties/search?${variedSearch(n)}&facets=true`,
} as const;
export type VariedKind = keyof typeof VARIED;
