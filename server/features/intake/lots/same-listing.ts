import { isSameLot, type LotComparison, readNotice } from '#server/features/intake/notices/index.ts';
import type { ComparedListing } from './link-lots.ts';

/**
 * Whether two listings sell the same lot. Their fields are asked first; what these leave open (unit, block, area) may stand
 * in their notices.
 */
export function isSameListing(a: ComparedListing, b: ComparedListing): LotComparison {
  const byFields = isSameLot(a, b);
  return byFields === 'unsure' && a.description && b.description ? isSameLot(withNotice(a), withNotice(b)) : byFields;
}

function withNotice(listing: ComparedListing): Parameters<typeof isSameLot>[0] {
  const [lot, another] = readNotice(listing.description ?? '').lots;
  // Of a notice of several lots it is not known which one this is.
  if (!lot || another) return listing;
  return { ...listing, unit: lot.unit?.value, block: lot.block?.value, areaM2: lot.areaM2?.value };
}
