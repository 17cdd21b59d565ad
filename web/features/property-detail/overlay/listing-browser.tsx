import { type ListLook, type OrderedTable, PropertyGrid, PropertyTable } from '#web/features/properties/index.ts';
import { SaveButton } from '#web/features/saved-ads/index.ts';
import type { ListingList } from './listing-list.ts';
import { ListingOverlay } from './listing-overlay.tsx';
import { useOpenListingOver } from './open-listing.ts';

type Props = ListingList & {
  now: Date;
  label: string;
  look?: ListLook;
  /** The order of the list, for the heads of a table. */
  order?: OrderedTable;
  /** How many cards are visible at first; their pictures load at once. */
  firstViewCount?: number;
};

/** Listings with a heart each, in the chosen look; each opens over the list. */
export function ListingBrowser({ now, label, look = 'grid', order, firstViewCount = 0, ...list }: Props) {
  const openListing = useOpenListingOver();
  const shown = { properties: list.properties, now, label, onOpen: openListing };
  return (
    <>
      {look === 'table' ? (
        <PropertyTable {...shown} {...order} />
      ) : (
        <PropertyGrid
          {...shown}
          look={look}
          firstViewCount={firstViewCount}
          cardAction={({ id, title }) => <SaveButton propertyId={id} title={title} />}
        />
      )}
      <ListingOverlay now={now} {...list} />
    </>
  );
}
