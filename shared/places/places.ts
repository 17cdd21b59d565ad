import { foldTurkish } from '../text/turkish-text.ts';
import { DISTRICT_NAMES } from './district-names.ts';
import { PROVINCE_NAMES } from './province-names.ts';

/** The 81 provinces in Turkish order, by their proper names (D14). */
export const PROVINCES: readonly string[] = PROVINCE_NAMES;

const districtsByProvince = new Map(
  PROVINCES.map((province, index) => [province, DISTRICT_NAMES[index]?.split(',') ?? []]),
);
const provinceByFoldedName = new Map(PROVINCES.map((province) => [foldTurkish(province), province]));
const provincesByFoldedDistrict = new Map<string, { province: string; district: string }[]>();
for (const [province, districts] of districtsByProvince) {
  for (const district of districts) {
    const key = foldTurkish(district);
    provincesByFoldedDistrict.set(key, [...(provincesByFoldedDistrict.get(key) ?? []), { province, district }]);
  }
}

/** The proper name of a province, from any case and with or without Turkish letters; `undefined` if there is none. */
export function findProvince(name: string): string | undefined {
  return provinceByFoldedName.get(foldTurkish(name.trim()));
}

/** The districts of a province in Turkish order; empty if there is no such province. */
export function districtsOf(province: string): readonly string[] {
  return districtsByProvince.get(province) ?? [];
}

/** Every district of this name in any spelling (24 names exist in two or more provinces, `Merkez` in 51). */
export function findDistricts(name: string): readonly { province: string; district: string }[] {
  return provincesByFoldedDistrict.get(foldTurkish(name.trim())) ?? [];
}

/** The proper name of a district within one province; `undefined` if the province has no such district. */
export function findDistrictIn(province: string, name: string): string | undefined {
  return findDistricts(name).find((place) => place.province === province)?.district;
}
