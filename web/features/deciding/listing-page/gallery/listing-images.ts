import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { ownPicture } from '#web/features/market/listing-cards/index.ts';

/** Addresses under which the listing's pictures are shown here, its card's picture first. */
export function listingImages(
  property: Pick<ListingSummary, 'id' | 'imageUrl'> & Partial<Pick<ListingDetail, 'allImages'>>,
): readonly string[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  return [...new Set([property.imageUrl, ...others].flatMap((address) => ownPicture(property.id, address) ?? []))];
}
