import type { ListingSummary } from '#shared/listings.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { formatLira } from '#shared/text/money.ts';
import { BRIEF_ATTRIBUTE } from '#web/platform/use-drawn-later.ts';

/**
 * A listing below the fold until its card is rendered: a link, with the facts that a reader without JavaScript
 * compares.
 */
export function ListingBrief({ property }: { property: ListingSummary }) {
  return (
    <li {...BRIEF_ATTRIBUTE} data-property={property.id} className="far listing-brief">
      <a href={`/ilan/${property.id}`}>{listingName(property)}</a>
      {property.price === null ? 'Bedeli belirtilmemiş' : formatLira(property.price)}
    </li>
  );
}
