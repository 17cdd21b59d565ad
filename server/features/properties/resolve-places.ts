import { invalidParameter } from '#server/platform/expected-error.ts';
import { findDistricts, findProvince } from '#shared/places.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { compareTurkish } from '#shared/turkish-text.ts';

export type District = { readonly province: string; readonly district: string };

/** A search whose places are proper names of provinces and districts (D14). */
export type ResolvedSearch = Omit<PropertySearch, 'city' | 'district'> & {
  readonly cities?: readonly string[];
  /** The district in every province it may be meant in: 24 names exist in two or more. */
  readonly districts?: readonly District[];
};

/** Understands the places of a search in any spelling. Throws an ExpectedError naming the parameter that is none. */
export function resolvePlaces({ city, district, ...search }: PropertySearch): ResolvedSearch {
  const cities = city && [...new Set(city.map(resolveCity))].sort(compareTurkish);
  if (district === undefined) return cities ? { ...search, cities } : search;
  const named = findDistricts(district);
  if (named.length === 0) throw invalidParameter('district', `Bilinmeyen ilçe: “${district}”.`);
  const districts = cities ? named.filter(({ province }) => cities.includes(province)) : named;
  if (districts.length === 0)
    throw invalidParameter('district', `“${named[0]?.district}” ilçesi seçilen illerde yok: ${cities?.join(', ')}.`);
  return cities ? { ...search, cities, districts } : { ...search, districts };
}

function resolveCity(name: string): string {
  const province = findProvince(name);
  if (province === undefined) throw invalidParameter('city', `Bilinmeyen il: “${name}”.`);
  return province;
}
