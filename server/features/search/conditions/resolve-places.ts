import { invalidParameter } from '#server/platform/expected-error.ts';
import { findDistricts, findProvince } from '#shared/places.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { compareTurkish } from '#shared/turkish-text.ts';

export type District = { readonly province: string; readonly district: string };

/** A search whose places are proper names of provinces and districts (D14). */
export type ResolvedSearch = Omit<PropertySearch, 'city' | 'district' | 'excludeCity' | 'excludeDistrict'> & {
  readonly cities?: readonly string[];
  /** The districts in every province they may be meant in: 24 names exist in two or more. */
  readonly districts?: readonly District[];
  readonly excludedCities?: readonly string[];
  /** Of every province that has one of that name. */
  readonly excludedDistricts?: readonly District[];
};

/** Understands the places of a search in any spelling. Throws an ExpectedError naming the parameter that is none. */
export function resolvePlaces(given: PropertySearch): ResolvedSearch {
  const { city, district, excludeCity, excludeDistrict, ...search } = given;
  const cities = city && resolveCities('city', city);
  const excludedCities = excludeCity && resolveCities('excludeCity', excludeCity);
  const excludedDistricts = excludeDistrict?.flatMap((name) => [...districtsNamed('excludeDistrict', name)]);
  return {
    ...search,
    ...(cities && { cities }),
    ...(district !== undefined && { districts: resolveDistricts(district, cities) }),
    ...(excludedCities && { excludedCities }),
    ...(excludedDistricts && { excludedDistricts }),
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
  // Nothing but commas names no district; the error shows what was given.
  return (names.length > 0 ? names : [given]).flatMap((name) => {
    const named = districtsNamed('district', name);
    const inside = cities ? named.filter(({ province }) => cities.includes(province)) : named;
    if (inside.length === 0)
      throw invalidParameter('district', `“${named[0]?.district}” ilçesi seçilen illerde yok: ${cities?.join(', ')}.`);
    return inside;
  });
}

function districtsNamed(parameter: string, name: string): readonly District[] {
  const named = findDistricts(name);
  if (named.length === 0) throw invalidParameter(parameter, `Bilinmeyen ilçe: “${name}”.`);
  return named;
}

function resolveCities(parameter: string, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => resolveCity(parameter, name)))].sort(compareTurkish);
}

function resolveCity(parameter: string, name: string): string {
  const province = findProvince(name);
  if (province === undefined) throw invalidParameter(parameter, `Bilinmeyen il: “${name}”.`);
  return province;
}
