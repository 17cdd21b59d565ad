import { type ReactNode, useCallback, useRef } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { SaveButton } from '#web/features/deciding/saved-ads/index.ts';
import {
  ListingGrid,
  ListingTable,
  type ListLook,
  type OrderedTable,
} from '#web/features/market/listing-cards/index.ts';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';
import type { ListingList } from './listing-list.ts';
import { ListingOverlay } from './listing-overlay.tsx';
import { useOpenListingOver } from './open-listing.ts';

type Props = ListingList & {
  now: Date;
  label: string;
  look?: ListLook;
  /** The order of the list, for the heads of a table. */
  order?: OrderedTable;
  /** The number of cards that are visible at first; their pictures load at once. */
  firstViewCount?: number;
  /** An extra element on a card, beside its heart. */
  furtherAction?: ((property: ListingSummary) => ReactNode) | undefined;
  /** While listings are being selected: the checkbox of each, which replaces its heart. */
  choice?: ((property: ListingSummary) => ReactNode) | undefined;
};

const heart = ({ id, title }: ListingSummary) => <SaveButton propertyId={id} title={title} />;

/** Listings with a heart or a checkbox each, in the chosen layout; each opens above the list. */
export function ListingBrowser({
  now,
  label,
  look = 'grid',
  order,
  firstViewCount = 0,
  furtherAction,
  choice,
  ...list
}: Props) {
  const openListing = useOpenListingOver();
  const cards = useRef<HTMLDivElement>(null);
  // A card is one group: the arrow keys move from its link to its heart.
  useArrowGroups(cards, { each: '[data-property]', isRow: true });
  const cardAction = useCallback(
    (property: ListingSummary) => (
      <>
        {heart(property)}
        {furtherAction?.(property)}
      </>
    ),
    [furtherAction],
  );
  const shown = { properties: list.properties, now, label, onOpen: openListing };
  return (
    <>
      <div ref={cards}>
        {look === 'table' ? (
          <ListingTable {...shown} {...order} cardAction={heart} choice={choice} />
        ) : (
          <ListingGrid {...shown} look={look} firstViewCount={firstViewCount} cardAction={choice ?? cardAction} />
        )}
      </div>
      <ListingOverlay now={now} {...list} />
    </>
  );
}
