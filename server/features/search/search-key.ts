import { wordsOf } from '#server/turkish/search-words.ts';
import { istanbulDate } from '#shared/dates.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { compareTurkish } from '#shared/turkish-text.ts';
import { resolvePlaces } from './conditions/resolve-places.ts';

/**
 * The same for searches with the same meaning: places in any spelling, lists in any order, a query by its words.
 * Throws an ExpectedError naming a city or district that there is not.
 */
export function searchKey(given: PropertySearch): string {
  const { query, literal: _literal, subCategory, ...search } = resolvePlaces(given);
  return JSON.stringify([
    'search',
    query === undefined ? null : wordsOf(query),
    subCategory?.toSorted(compareTurkish),
    ...Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

/**
 * The same for searches that are understood alike: of a query every sign may count, and so does the day on which it asks for
 * tomorrow.
 */
export function understoodKey(given: PropertySearch, now: Date): string {
  const { query, literal, ...filters } = given;
  return JSON.stringify(['understood', query, literal === true, istanbulDate(now), searchKey(filters)]);
}
