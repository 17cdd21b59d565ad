import type { ReactNode } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import type { ListLook } from './list-look.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingCardPlaceholder } from './listing-card-placeholder.tsx';
import { openListed } from './open-listed.ts';

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
  return (
    <LinkArea onFollow={onOpen && ((link) => openListed(link, onOpen))}>
      <ul className="listing-list" data-look={look} aria-label={label}>
        {properties.map((property, index) => (
          <li key={property.id} data-property={property.id} className={index < firstViewCount ? undefined : 'far'}>
            <ListingCard
              property={property}
              now={now}
              isFirstView={index < firstViewCount}
              sizes={look === 'large' ? LARGE_SIZES : undefined}
              action={cardAction?.(property)}
            />
          </li>
        ))}
      </ul>
    </LinkArea>
  );
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
