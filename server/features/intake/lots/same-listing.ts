import { isSameLot, type LotComparison, readNotice } from '#server/features/intake/notices/index.ts';
import { readTitle } from '#server/features/intake/titles/index.ts';
import type { ComparedListing } from './link-lots.ts';

/**
 * Whether two listings sell the same lot. Compares their fields first; values that these lack (unit, block, area) may
 * be in their notices.
 */
export function isSameListing(a: ComparedListing, b: ComparedListing): LotComparison {
  const byFields = isSameLot(withTitle(a), withTitle(b));
  return byFields === 'unsure' && a.description && b.description ? isSameLot(withNotice(a), withNotice(b)) : byFields;
}

type Compared = ComparedListing & Parameters<typeof isSameLot>[0];

/** A title that mentions a share without its size is not a sale of the whole (D55). */
function withTitle(listing: ComparedListing): Compared {
  const isShareSale = listing.hisse !== null || readTitle(listing.title, listing).isShareSale?.value;
  return { ...listing, isShareSale };
}

function withNotice(given: ComparedListing): Compared {
  const listing = withTitle(given);
  const [lot, another] = readNotice(listing.description ?? '').lots;
  // A notice with several lots doesn't say which one this is.
  if (!lot || another) return listing;
  return {
    ...listing,
    unit: lot.unit?.value,
    block: lot.block?.value,
    areaM2: lot.areaM2?.value,
    isShareSale: listing.isShareSale ?? lot.isShareSale?.value,
  };
}
