import type { ListingSearch } from '#shared/listing-search.ts';
import { SEARCH_PARAMETERS, type SearchParameters } from '#shared/search-parameters.ts';

/** A search as parameters of an address, without the page, the option for facets, and options that are off. */
export function searchParametersOf(search: ListingSearch): SearchParameters {
  const parameters: SearchParameters = {};
  for (const name of SEARCH_PARAMETERS) {
    const text = name === 'page' || name === 'facets' ? undefined : textOf(search[name]);
    if (text !== undefined && text !== '') parameters[name] = text;
  }
  return parameters;
}

function textOf(value: string | number | boolean | readonly string[] | undefined) {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? '1' : undefined;
  return typeof value === 'object' ? value.join(',') : String(value);
}
