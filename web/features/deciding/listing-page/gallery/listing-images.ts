import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { ownPicture } from '#web/features/market/listing-cards/index.ts';

/** The addresses of the listing's pictures on this site, the card's picture first. */
export function listingImages(
  property: Pick<ListingSummary, 'id' | 'imageUrl'> & Partial<Pick<ListingDetail, 'allImages'>>,
): readonly string[] {
  const others = (property.allImages ?? '').split(',').map((address) => address.trim());
  return [...new Set([property.imageUrl, ...others].flatMap((address) => ownPicture(property.id, address) ?? []))];
}
