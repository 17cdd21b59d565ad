import type { CategoryNumber } from './kinds/kinds.ts';
import { slugOf } from './kinds/sub-category-slugs.ts';

/** A place that has a page of current auctions: the country, a province or a district, optionally for one kind. */
export type LandingPlace = {
  readonly province?: string | undefined;
  /** A district of `province`. */
  readonly district?: string | undefined;
  readonly category?: CategoryNumber | undefined;
};

/**
 * Names of kinds in addresses. No place has the same name (landing.test.ts); `arac` would be a district of Kastamonu.
 */
export const KIND_SLUGS: Readonly<Record<CategoryNumber, string>> = {
  '1': 'gayrimenkul',
  '2': 'araclar',
  '3': 'tasinirlar',
};

function segmentsOf({ province, district, category }: LandingPlace): string {
  const names = [province && slugOf(province), province && district && slugOf(district)];
  return [...names, category && KIND_SLUGS[category]]
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('');
}

/** The page of a place: `/icra`, `/icra/ankara/cankaya`, `/icra/ankara/gayrimenkul`. */
export function landingPath(place: LandingPlace): string {
  return `/icra${segmentsOf(place)}`;
}

/** The feed of a place's new auctions: `/akis.xml`, `/akis/ankara/gayrimenkul.xml`. */
export function feedPath(place: LandingPlace): string {
  return `/akis${segmentsOf(place)}.xml`;
}
