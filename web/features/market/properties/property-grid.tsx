import type { ReactNode } from 'react';
import type { PropertySummary } from '#shared/properties.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import type { ListLook } from './list-look.ts';
import { openListed } from './open-listed.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardPlaceholder } from './property-card-placeholder.tsx';

const LARGE_SIZES = '(width >= 640px) 300px, 100vw';

type Props = {
  properties: readonly PropertySummary[];
  now: Date;
  label: string;
  look?: Exclude<ListLook, 'table'>;
  /** How many cards are visible at first; pictures of the others load when they come near. */
  firstViewCount?: number;
  /** Opens a listing over the list; without it a card leads to the listing's page. */
  onOpen?: (id: number) => void;
  /** The buttons on a card, such as its heart. */
  cardAction?: (property: PropertySummary) => ReactNode;
};

/** Listings side by side or below each other, in their own order. */
export function PropertyGrid({ properties, now, label, look = 'grid', firstViewCount = 0, onOpen, cardAction }: Props) {
  return (
    <LinkArea onFollow={onOpen && ((link) => openListed(link, onOpen))}>
      <ul className="listing-list" data-look={look} aria-label={label}>
        {properties.map((property, index) => (
          <li key={property.id} data-property={property.id} className={index < firstViewCount ? undefined : 'far'}>
            <PropertyCard
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
export function PropertyGridPlaceholder({ count }: { count: number }) {
  return (
    <div className="listing-list" data-look="grid" role="status" aria-label="İhaleler yükleniyor">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <PropertyCardPlaceholder key={place} />
      ))}
    </div>
  );
}
