import { shownPictureAddress } from '#shared/mirrored-pictures.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';

/** Addresses under which the listing's pictures are shown here, its card's picture first; null means the drawing of its kind. */
export function listingImages(
  property: Pick<PropertySummary, 'id' | 'imageUrl'> & Partial<Pick<PropertyDetail, 'allImages'>>,
): readonly (string | null)[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  const images = [property.imageUrl ?? '', ...others].filter((address) => address !== '');
  return images.length > 0 ? [...new Set(images)].map((address) => shownPictureAddress(property.id, address)) : [null];
}
