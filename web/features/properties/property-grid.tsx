import type { ReactNode } from 'react';
import type { PropertySummary } from '#shared/properties.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardPlaceholder } from './property-card-placeholder.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-3';
type Props = {
  properties: readonly PropertySummary[];
  now: Date;
  label: string;
  /** How many cards are visible at first; pictures of the others load when they come near. */
  firstViewCount?: number;
  /** Opens a listing over the list; without it a card leads to the listing's page. */
  onOpen?: (id: number) => void;
  /** The buttons on a card, such as its heart. */
  cardAction?: (property: PropertySummary) => ReactNode;
};

/** Listings side by side, in their own order. */
export function PropertyGrid({ properties, now, label, firstViewCount = 0, onOpen, cardAction }: Props) {
  function follow(link: HTMLAnchorElement): void {
    onOpen?.(Number(link.closest<HTMLElement>('[data-property]')?.dataset.property));
  }
  return (
    <LinkArea onFollow={onOpen && follow}>
      <ul className={GRID} aria-label={label}>
        {properties.map((property, index) => (
          <li
            key={property.id}
            data-property={property.id}
            className={index < firstViewCount ? undefined : 'far [--far-height:555px] xl:[--far-height:525px]'}
          >
            <PropertyCard
              property={property}
              now={now}
              isFirstView={index < firstViewCount}
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
    <div className={GRID} role="status" aria-label="İhaleler yükleniyor">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <PropertyCardPlaceholder key={place} />
      ))}
    </div>
  );
}
