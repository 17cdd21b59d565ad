import { type ReactNode, Suspense } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import type { ListLook } from './list-look.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingCardPlaceholder } from './listing-card-placeholder.tsx';
import { openListed } from './open-listed.ts';

const PIECE = 6;
const LARGE_SIZES = '(width >= 640px) 300px, 100vw';

type Props = {
  properties: readonly ListingSummary[];
  now: Date;
  label: string;
  look?: Exclude<ListLook, 'table'>;
  /** How many cards are visible at first; pictures of the others load when they come near. */
  firstViewCount?: number;
  /** Opens a listing over the list; without it a card leads to the listing's page. */
  onOpen?: (id: number) => void;
  /** The buttons on a card, such as its heart. */
  cardAction?: (property: ListingSummary) => ReactNode;
};

/** Listings side by side or below each other, in their own order. */
export function ListingGrid({ properties, now, label, look = 'grid', firstViewCount = 0, onOpen, cardAction }: Props) {
  const itemOf = (property: ListingSummary, isFirstView: boolean) => (
    <li key={property.id} data-property={property.id} className={isFirstView ? undefined : 'far'}>
      <ListingCard
        property={property}
        now={now}
        isFirstView={isFirstView}
        sizes={look === 'large' ? LARGE_SIZES : undefined}
        action={cardAction?.(property)}
      />
    </li>
  );
  return (
    <LinkArea onFollow={onOpen && ((link) => openListed(link, onOpen))}>
      <ul className="listing-list" data-look={look} aria-label={label}>
        {properties.slice(0, firstViewCount).map((property) => itemOf(property, true))}
        {piecesOf(properties.slice(firstViewCount)).map(({ name, piece }) => (
          <Suspense key={name}>{piece.map((property) => itemOf(property, false))}</Suspense>
        ))}
      </ul>
    </LinkArea>
  );
}

/**
 * Cards that come to life together: between two pieces a phone answers touches. Named by their place, so that the cards
 * of a piece stay when one before them goes.
 */
function piecesOf(properties: readonly ListingSummary[]) {
  return Array.from({ length: Math.ceil(properties.length / PIECE) }, (_, at) => ({
    name: `piece-${at}`,
    piece: properties.slice(at * PIECE, (at + 1) * PIECE),
  }));
}

/** The same grid while its listings load. */
export function ListingGridPlaceholder({ count }: { count: number }) {
  return (
    <div className="listing-list" data-look="grid" role="status" aria-label="İhaleler yükleniyor">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <ListingCardPlaceholder key={place} />
      ))}
    </div>
  );
}
