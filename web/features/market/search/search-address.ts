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

/** An unchecked box asks for nothing (D51). */
function isUnasked(name: SearchParameter, value: string): boolean {
  return (value === '0' || value === 'false') && BOX_NAMES.includes(name);
}

/** A search as its page has it in the address: with how many pages of results stand below each other there. */
export type SearchAddress = SearchParameters & { pages?: string };

/** The most pages below each other that an address brings back. */
const MOST_PAGES = 40;

/** Reads a page's address: its search, and with `pages` how much of the result was loaded. */
export function readSearchPage(address: Record<string, unknown>): SearchAddress {
  const pages = Math.min(Number(address.pages), MOST_PAGES);
  return { ...readSearchAddress(address), ...(Number.isInteger(pages) && pages > 1 && { pages: String(pages) }) };
}

/** The address of a search, to share it or to name it to search engines. */
export function searchHref(search: SearchParameters): string {
  return `/search${addressQuery(search)}`;
}

/** The same search with one parameter changed, back on its first page. Leaving a city drops the district. */
export function withParameter(search: SearchParameters, name: SearchParameter, value?: string): SearchParameters {
  const { page: _page, [name]: _old, ...rest } = search;
  const next: SearchParameters = value === undefined || value === '' ? rest : { ...rest, [name]: value };
  // New words are interpreted again.
  if (name === 'query') delete next.literal;
  if (name === 'city') delete next.district;
  if (name === 'category') delete next.subCategory;
  return next;
}

/** The same search without some parameters, back on its first page. */
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

/** Adds a name to a comma-separated parameter, or removes it if it is there. */
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

/** The API path of a search’s result as a file, from its first page on. */
export function searchFilePath({ page: _page, ...search }: SearchParameters, kind: 'csv' | 'xlsx' = 'csv') {
  return apiPath(`/api/user/search.${kind}`, knownOf(search));
}

/** A search without what else its object holds, in the order in which parameters are always sent. */
function knownOf(search: SearchParameters): SearchParameters {
  const known: SearchParameters = {};
  for (const name of SEARCH_NAMES) known[name] = search[name];
  return known;
}

/** The one kind that is looked for, also by sub-categories that are all of it; undefined for several. */
export function kindOf({ category, subCategory }: SearchParameters): string | undefined {
  const kinds = new Set(listedValues(subCategory).map(categoryOfSubCategory));
  return category ?? (kinds.size === 1 ? [...kinds][0] : undefined);
}
