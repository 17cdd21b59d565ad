import { PropertyGrid } from '#web/features/properties/index.ts';
import { SaveButton } from '#web/features/saved-ads/index.ts';
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
  return (
    <>
      <PropertyGrid
        properties={list.properties}
        now={now}
        label={label}
        firstViewCount={firstViewCount}
        onOpen={openListing}
        cardAction={({ id, title }) => <SaveButton propertyId={id} title={title} />}
      />
      <ListingOverlay now={now} {...list} />
    </>
  );
}
