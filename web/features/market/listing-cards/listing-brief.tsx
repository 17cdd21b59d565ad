import type { ListingSummary } from '#shared/listings.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { formatLira } from '#shared/text/money.ts';
import { BRIEF_ATTRIBUTE } from '#web/platform/use-drawn-later.ts';

/**
 * A listing below what a page shows at first, until its card is drawn: a link, and what a reader without JavaScript
 * compares by.
 */
export function ListingBrief({ property }: { property: ListingSummary }) {
  return (
    <li {...BRIEF_ATTRIBUTE} data-property={property.id} className="far listing-brief">
      <a href={`/ilan/${property.id}`}>{listingName(property)}</a>
      {property.price === null ? 'Bedeli belirtilmemiş' : formatLira(property.price)}
    </li>
  );
}
