import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';

/** The listing's pictures, its card's picture first; null means the drawing of its kind. */
export function listingImages(
  property: Pick<PropertySummary, 'imageUrl'> & Partial<Pick<PropertyDetail, 'allImages'>>,
): readonly (string | null)[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  const images = [property.imageUrl ?? '', ...others].filter((address) => address !== '');
  return images.length > 0 ? [...new Set(images)] : [null];
}
