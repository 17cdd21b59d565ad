import { type SaleKindListing, saleKindMarks } from '#shared/law/sale-kinds.ts';
import { endWithLabel } from '#shared/listing-texts/listing-end.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const MAX_TITLE_LENGTH = 160;

export type ToldListing = SaleKindListing &
  Pick<ListingSummary, 'title' | 'il' | 'ilce' | 'location' | 'price' | 'endDateIsDayOnly' | 'hisse' | 'isShareSale'>;

/**
 * Returns a listing in one line: title, place unless the title contains it, price and end, if known, whether a share is
 * sold (D55) and whether the sale may be among heirs or of a ward (`saleKindMarks`). The line shows `oldPrice` next to
 * the price.
 */
export function listingLine(listing: ToldListing, oldPrice?: number): string {
  const { price } = listing;
  const money =
    price !== null && oldPrice !== undefined
      ? `${formatLira(oldPrice)} yerine ${formatLira(price)}`
      : price !== null && formatLira(price);
  const share = /hisse/iu.test(listing.title) ? undefined : shareMark(listing);
  return [
    shorten(listing.title, MAX_TITLE_LENGTH),
    placeOf(listing),
    money,
    share,
    endWithLabel(listing),
    ...saleKindMarks(listing),
  ]
    .filter(Boolean)
    .join(' · ');
}

function placeOf({ title, il, ilce, location }: ToldListing): string | null {
  if (il === null) return location;
  const named = foldTurkish(title).split(/[^a-z0-9]+/);
  const parts = [ilce, il].filter((part) => part !== null);
  const isNamed = parts.every((part) =>
    foldTurkish(part)
      .split(' ')
      .every((word) => named.includes(word)),
  );
  return isNamed ? null : parts.join(', ');
}

/** Cuts a text longer than `maxLength` at a word boundary and adds an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replaceAll('\uFFFD', '');
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
