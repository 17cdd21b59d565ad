import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { ownPicture } from '#web/features/market/properties/index.ts';

/** Addresses under which the listing's pictures are shown here, its card's picture first. */
export function listingImages(
  property: Pick<PropertySummary, 'id' | 'imageUrl'> & Partial<Pick<PropertyDetail, 'allImages'>>,
): readonly string[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  return [...new Set([property.imageUrl, ...others].flatMap((address) => ownPicture(property.id, address) ?? []))];
}
