import { SEARCH_PARAMETERS, type SearchParameter, type SearchParameters } from '#shared/search-parameters.ts';
import { foldTurkish } from '#shared/turkish-text.ts';

/** Takes the search out of an address: known parameters as text, everything else left out. */
export function readSearchAddress(address: Record<string, unknown>): SearchParameters {
  const search: SearchParameters = {};
  for (const name of SEARCH_PARAMETERS) {
    const value = address[name];
    if (typeof value === 'string' && value !== '') search[name] = value;
  }
  return search;
}

/** The same search with one parameter changed, back on its first page. Leaving a city drops the district. */
export function withParameter(search: SearchParameters, name: SearchParameter, value?: string): SearchParameters {
  const { page: _page, [name]: _old, ...rest } = search;
  const next: SearchParameters = value === undefined || value === '' ? rest : { ...rest, [name]: value };
  // Other words are to be understood again.
  if (name === 'query') delete next.literal;
  if (name === 'city') delete next.district;
  if (name === 'category') delete next.subCategory;
  return next;
}

/** The same search without some parameters, back on its first page. */
export function withoutParameters(search: SearchParameters, names: readonly SearchParameter[]): SearchParameters {
  return names.reduce((next, name) => withParameter(next, name), search);
}

/** A comma-separated parameter without one of its values. */
export function withListed(search: SearchParameters, name: SearchParameter, value: string): SearchParameters {
  return withParameter(
    search,
    name,
    listOf(search[name])
      .filter((item) => item !== value)
      .join(','),
  );
}

/** The values of a comma-separated parameter. */
export function listOf(value: string | undefined): string[] {
  return value ? value.split(',').filter((item) => item !== '') : [];
}

/** Whether two names are the same in any spelling (D14). */
export function isSameName(a: string, b: string): boolean {
  return foldTurkish(a) === foldTurkish(b);
}

/** Puts a name into a comma-separated parameter or takes it out. */
export function withToggled(search: SearchParameters, name: 'city' | 'subCategory', value: string): SearchParameters {
  const items = listOf(search[name]);
  const others = items.filter((item) => !isSameName(item, value));
  const next = others.length < items.length ? others : [...items, value];
  return withParameter(search, name, next.join(','));
}

/** The call's path for a search; `facets` asks for the counts beside the choices. */
export function searchPath(search: SearchParameters, variant: 'search-ai' | 'search' = 'search-ai'): string {
  const parameters = new URLSearchParams();
  for (const name of SEARCH_PARAMETERS) {
    const value = search[name];
    if (value !== undefined) parameters.set(name, value);
  }
  return `/api/properties/${variant}?${parameters}`;
}
