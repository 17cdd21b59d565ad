import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';
import { KIND_SLUGS, type LandingPlace } from '#shared/landing-address.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';

const provinceBySlug = new Map(PROVINCES.map((province) => [slugOf(province), province]));
const kindBySlug = new Map(CATEGORY_NUMBERS.map((category) => [KIND_SLUGS[category], category]));
const districtsBySlug = new Map(
  PROVINCES.map((province) => [province, new Map(districtsOf(province).map((name) => [slugOf(name), name]))]),
);

/**
 * Finds the place for the part of an address after `/icra`, in any spelling (`Ankara/ÇANKAYA/gayrimenkul`). Returns
 * undefined if there is no such place. The kind comes last, the district after its province.
 */
export function findLandingPlace(address: string): LandingPlace | undefined {
  const segments = address.split('/').filter((segment) => segment !== '');
  const slugs = segments.map(slugOf);
  const category = kindBySlug.get(slugs.at(-1) ?? '');
  const [provinceSlug, districtSlug, ...rest] = category ? slugs.slice(0, -1) : slugs;
  if (rest.length > 0) return undefined;
  if (provinceSlug === undefined) return { category };
  const province = provinceBySlug.get(provinceSlug);
  if (province === undefined) return undefined;
  if (districtSlug === undefined) return { province, category };
  const district = districtsBySlug.get(province)?.get(districtSlug);
  return district === undefined ? undefined : { province, district, category };
}
