import { categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import type { FilterParameter } from '#shared/search-filters/filters.ts';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { addressQuery } from '#shared/text/address-query.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { BOX_NAMES, SEARCH_NAMES } from './search-names.ts';

/** Reads the search from an address: known parameters as text, everything else is left out. */
export function readSearchAddress(address: Record<string, unknown>): SearchParameters {
  const search: SearchParameters = {};
  for (const name of SEARCH_NAMES) {
    const value = address[name];
    if (typeof value === 'string' && value !== '' && !isUnasked(name, value)) search[name] = value;
  }
  return search;
}

/** An unchecked box sets no filter (D51). */
function isUnasked(name: SearchParameter, value: string): boolean {
  return (value === '0' || value === 'false') && BOX_NAMES.includes(name);
}

/** A search as stored in its page's address, with the number of loaded pages of results. */
export type SearchAddress = SearchParameters & { pages?: string };

/** The maximum number of pages that an address restores. */
const MOST_PAGES = 40;

/** Reads a page's address: its search, and from `pages` how much of the result was loaded. */
export function readSearchPage(address: Record<string, unknown>): SearchAddress {
  const pages = Math.min(Number(address.pages), MOST_PAGES);
  return { ...readSearchAddress(address), ...(Number.isInteger(pages) && pages > 1 && { pages: String(pages) }) };
}

/** The address of a search, for sharing and for search engines. */
export function searchHref(search: SearchParameters): string {
  return `/search${addressQuery(search)}`;
}

/** The same search with one parameter changed, on its first page. Removing a city also removes the district. */
export function withParameter(search: SearchParameters, name: SearchParameter, value?: string): SearchParameters {
  const { page: _page, [name]: _old, ...rest } = search;
  const next: SearchParameters = value === undefined || value === '' ? rest : { ...rest, [name]: value };
  // A changed query is interpreted again.
  if (name === 'query') delete next.literal;
  if (name === 'city') delete next.district;
  if (name === 'category') delete next.subCategory;
  return next;
}

/** The same search without some parameters, on its first page. */
export function withoutParameters(search: SearchParameters, names: readonly SearchParameter[]): SearchParameters {
  return names.reduce((next, name) => withParameter(next, name), search);
}

/** The search with one value removed from a comma-separated parameter. */
export function withListed(search: SearchParameters, name: SearchParameter, value: string): SearchParameters {
  return withParameter(
    search,
    name,
    listedValues(search[name])
      .filter((item) => item !== value)
      .join(','),
  );
}

/** The values of a comma-separated parameter. */
export function listedValues(value: string | undefined): string[] {
  return value ? value.split(',').filter((item) => item !== '') : [];
}

/** Whether two names are the same in any spelling (D14). */
export function isSameName(a: string, b: string): boolean {
  return a === b || foldTurkish(a) === foldTurkish(b);
}

/** Adds a name to a comma-separated parameter, or removes it if it is already there. */
export function withToggled(search: SearchParameters, name: FilterParameter, value: string): SearchParameters {
  const items = listedValues(search[name]);
  const others = items.filter((item) => !isSameName(item, value));
  const next = others.length < items.length ? others : [...items, value];
  return withParameter(search, name, next.join(','));
}

/** The API path of a search. */
export function searchPath(search: SearchParameters, variant: 'search-ai' | 'search' = 'search-ai') {
  return apiPath(`/api/properties/${variant}`, knownOf(search));
}

/** The API path of a search’s result as a file, starting with its first page. */
export function searchFilePath({ page: _page, ...search }: SearchParameters, kind: 'csv' | 'xlsx' = 'csv') {
  return apiPath(`/api/user/search.${kind}`, knownOf(search));
}

/** Only the known parameters of a search, in the order in which they are always sent. */
function knownOf(search: SearchParameters): SearchParameters {
  const known: SearchParameters = {};
  for (const name of SEARCH_NAMES) known[name] = search[name];
  return known;
}

/** The one kind that is searched, also if given by sub-categories of one kind; undefined for several. */
export function kindOf({ category, subCategory }: SearchParameters): string | undefined {
  const kinds = new Set(listedValues(subCategory).map(categoryOfSubCategory));
  return category ?? (kinds.size === 1 ? [...kinds][0] : undefined);
}
