import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';

/** The listing's pictures, the one its card shows first; null stands for the drawing of its kind. */
export function listingImages(
  property: Pick<PropertySummary, 'imageUrl'> & Partial<Pick<PropertyDetail, 'allImages'>>,
): readonly (string | null)[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  const images = [property.imageUrl ?? '', ...others].filter((address) => address !== '');
  return images.length > 0 ? [...new Set(images)] : [null];
}
