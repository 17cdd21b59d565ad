import type { ListingSummary } from '../listings.ts';

type Placed = Pick<ListingSummary, 'il' | 'ilce' | 'location'> & Partial<Pick<ListingSummary, 'isOfficePlace'>>;

/** The note beside a place that is only the office's. */
export const OFFICE_PLACE_NOTE = 'Yer: satışı yapan dairenin ili';

/**
 * `Çankaya, Ankara`; the source's text if the place is not resolved. `Adana (dairenin ili)` if the location of the item
 * is unknown.
 */
export function placeName(property: Placed): string {
  const place = barePlace(property);
  return property.isOfficePlace ? `${place} (dairenin ili)` : place;
}

/** The place without saying whose it is, for pages that show `OFFICE_PLACE_NOTE` beside it. */
export function barePlace({ il, ilce, location }: Placed): string {
  return [ilce, il].filter((part) => part !== null).join(', ') || location || 'Yeri belirtilmemiş';
}
