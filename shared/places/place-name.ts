import type { PropertySummary } from '../properties.ts';

/** `Çankaya, Ankara`; the source's own words when the place is not resolved. */
export function placeName(property: Pick<PropertySummary, 'il' | 'ilce' | 'location'>): string {
  const place = [property.ilce, property.il].filter((part) => part !== null).join(', ');
  return place || property.location || 'Yeri belirtilmemiş';
}
