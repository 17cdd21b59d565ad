import { useRef } from 'react';
import { PropertyGrid } from '#web/features/properties/index.ts';
import { SaveButton } from '#web/features/saved-ads/index.ts';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';
import type { ListingList } from './listing-list.ts';
import { ListingOverlay } from './listing-overlay.tsx';
import { useOpenListingOver } from './open-listing.ts';

type Props = ListingList & {
  now: Date;
  label: string;
  /** How many cards are visible at first; their pictures load at once. */
  firstViewCount?: number;
};

/** Listings as cards with a heart each; a card opens its listing over the list. */
export function ListingBrowser({ now, label, firstViewCount = 0, ...list }: Props) {
  const openListing = useOpenListingOver();
  const cards = useRef<HTMLDivElement>(null);
  // A card is one stop: the arrow keys lead from its link to its heart.
  useArrowGroups(cards, { each: '[data-property]', isRow: true });
  return (
    <>
      <div ref={cards}>
        <PropertyGrid
          properties={list.properties}
          now={now}
          label={label}
          firstViewCount={firstViewCount}
          onOpen={openListing}
          cardAction={({ id, title }) => <SaveButton propertyId={id} title={title} />}
        />
      </div>
      <ListingOverlay now={now} {...list} />
    </>
  );
}
