import { invalidParameter } from '#server/platform/expected-error.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { findDistricts, findProvince } from '#shared/places/places.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';
import type { Reach } from './reach.ts';
import { refuseCostly } from './search-limits.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/** The maximum number of characters of an unknown name that are repeated in the error message. */
const MAX_ECHOED = 50;

export type District = { readonly province: string; readonly district: string };

/** The places of a search by their proper names (D14). */
export type SearchPlaces = {
  readonly cities?: readonly string[];
  /** The districts in every province that may be meant: 24 names exist in two or more. */
  readonly districts?: readonly District[];
  readonly excludedCities?: readonly string[];
  /** In every province that has a district of that name. */
  readonly excludedDistricts?: readonly District[];
};

/** A search whose parameters have been read: later steps use `places` and `text`, never the original parameters. */
export type ResolvedSearch = ListingSearch & {
  readonly places: SearchPlaces;
  /** The words of the query; empty if it has no letter or digit, undefined if there is no query. */
  readonly text: SearchText | undefined;
  /** The reach into locked texts before `reachOf` restricts it. */
  readonly reach: Reach;
};

/**
 * Reads a search with this reach: its places in any spelling, its query as words. Throws an ExpectedError that names
 * the parameter with an unknown place, or with too many words or places.
 */
export function resolveSearch(given: ListingSearch, reach: Reach): ResolvedSearch {
  const { query } = given;
  const places = readPlaces(given);
  refuseCostly(given, places);
  return { ...given, places, text: query === undefined ? undefined : readSearchText(query), reach };
}

function readPlaces({ city, district, excludeCity, excludeDistrict }: ListingSearch): SearchPlaces {
  const cities = city && resolveCities('city', city);
  return {
    ...(cities && { cities }),
    ...(district !== undefined && { districts: resolveDistricts(district, cities) }),
    ...(excludeCity && { excludedCities: resolveCities('excludeCity', excludeCity) }),
    ...(excludeDistrict && {
      excludedDistricts: unique(excludeDistrict.flatMap((name) => districtsNamed('excludeDistrict', name))),
    }),
  };
}

/** The names in a `district` parameter. */
export function districtNames(district: string): string[] {
  return district
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function resolveDistricts(given: string, cities: readonly string[] | undefined): District[] {
  const names = districtNames(given);
  // A value of only commas names no district; the error then shows the given text.
  const places = (names.length > 0 ? names : [given]).flatMap((name) => {
    const named = districtsNamed('district', name);
    const inside = cities ? named.filter(({ province }) => cities.includes(province)) : named;
    if (inside.length === 0)
      throw invalidParameter('district', `“${named[0]?.district}” ilçesi seçilen illerde yok: ${cities?.join(', ')}.`);
    return inside;
  });
  return unique(places);
}

/** Removes duplicates: the same name in two spellings gives the same objects. */
function unique(districts: readonly District[]): District[] {
  return [...new Set(districts)];
}

function districtsNamed(parameter: string, name: string): readonly District[] {
  const named = findDistricts(name);
  if (named.length === 0) throw invalidParameter(parameter, `Bilinmeyen ilçe: “${name.slice(0, MAX_ECHOED)}”.`);
  return named;
}

function resolveCities(parameter: string, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => resolveCity(parameter, name)))].sort(compareTurkish);
}

function resolveCity(parameter: string, name: string): string {
  const province = findProvince(name);
  if (province === undefined) throw invalidParameter(parameter, `Bilinmeyen il: “${name.slice(0, MAX_ECHOED)}”.`);
  return province;
}

/**
 * A cache key, equal for searches with the same meaning: places in any spelling, lists in any order, a query by words.
 */
export function searchKey(search: ResolvedSearch): string {
  // `text` and `places` already contain these; `literal` changes nothing in a search by words.
  const { text, subCategory, reach, query: _query, literal: _literal, ...rest } = search;
  const { city: _city, district: _district, excludeCity: _cities, excludeDistrict: _districts, ...others } = rest;
  return JSON.stringify([
    'search',
    reach.key,
    text === undefined ? null : text.map(({ word }) => word),
    subCategory?.toSorted(compareTurkish),
    ...Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

/**
 * A cache key, equal for searches that are understood alike: every character of the query may matter, and so may the
 * day on which it says tomorrow.
 */
export function understoodKey(search: ResolvedSearch, now: Date): string {
  const { query, literal } = search;
  const filters = searchKey({ ...search, text: undefined });
  return JSON.stringify(['understood', query, literal === true, istanbulDate(now), filters]);
}
