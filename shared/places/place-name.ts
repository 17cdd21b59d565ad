import type { ListingSummary } from '../listings.ts';

type Placed = Pick<ListingSummary, 'il' | 'ilce' | 'location'> & Partial<Pick<ListingSummary, 'isOfficePlace'>>;

/** Said beside a place that is only the office's. */
export const OFFICE_PLACE_NOTE = 'Yer: satışı yapan dairenin ili';

/**
 * `Çankaya, Ankara`; the source's own words when the place is not resolved. `Adana (dairenin ili)` where nothing says
 * where the thing is.
 */
export function placeName(property: Placed): string {
  const place = barePlace(property);
  return property.isOfficePlace ? `${place} (dairenin ili)` : place;
}

/** The place without saying whose it is, for pages where `OFFICE_PLACE_NOTE` stands beside it. */
export function barePlace({ il, ilce, location }: Placed): string {
  return [ilce, il].filter((part) => part !== null).join(', ') || location || 'Yeri belirtilmemiş';
}
