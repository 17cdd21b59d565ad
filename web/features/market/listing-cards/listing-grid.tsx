import { memo, type ReactNode, Suspense } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { useDrawnLater } from '#web/platform/use-drawn-later.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import type { ListLook } from './list-look.ts';
import { ListingBrief } from './listing-brief.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardPlaceholder } from './listing-card-placeholder.tsx';
import { type OpenListing, openListed } from './open-listed.ts';

/** As many as a phone shows on a screen and a half. */
const DRAWN_AT_FIRST = 8;
/** Cards that come to life together: between two pieces a phone answers touches. */
const PIECE = 4;
const LARGE_SIZES = '(width >= 640px) 300px, 100vw';

type Props = {
  properties: readonly ListingSummary[];
  now: Date;
  label: string;
  look?: Exclude<ListLook, 'table'>;
  /** How many cards are visible at first; pictures of the others load when they come near. */
  firstViewCount?: number;
  /** Opens a listing over the list; without it a card leads to the listing's page. */
  onOpen?: OpenListing;
  /** The buttons on a card, such as its heart. */
  cardAction?: (property: ListingSummary) => ReactNode;
};

/** Listings side by side or below each other, in their own order. */
export function ListingGrid({ properties, now, label, look = 'grid', firstViewCount = 0, onOpen, cardAction }: Props) {
  const sizes = look === 'large' ? LARGE_SIZES : undefined;
  const itemOf = (property: ListingSummary, isFirstView: boolean) => (
    <Item key={property.id} {...{ property, now, isFirstView, sizes, cardAction }} />
  );
  return (
    <LinkArea onFollow={onOpen && ((link) => openListed(link, onOpen))}>
      <ul className="listing-list" data-look={look} aria-label={label}>
        {properties.slice(0, DRAWN_AT_FIRST).map((property, at) => itemOf(property, at < firstViewCount))}
        {piecesOf(properties.slice(DRAWN_AT_FIRST)).map(({ name, piece }) => (
          <Suspense key={name}>
            <LateCards properties={piece} itemOf={itemOf} />
          </Suspense>
        ))}
      </ul>
    </LinkArea>
  );
}

type ItemProps = Pick<Props, 'now' | 'cardAction'> & {
  property: ListingSummary;
  isFirstView: boolean;
  sizes: string | undefined;
};

/** Drawn again only if something of it changes: a tick of a filter draws the page, which has 24 of them. */
const Item = memo(({ property, cardAction, ...card }: ItemProps) => (
  <li data-property={property.id} className={card.isFirstView ? undefined : 'far'}>
    <ListingCard property={property} {...card} action={cardAction?.(property)} />
  </li>
));

type LateProps = Pick<Props, 'properties'> & { itemOf(property: ListingSummary, isFirstView: boolean): ReactNode };

/** In the server's page a line for each: 24 whole cards are more elements than all the rest of a page. */
export function LateCards({ properties, itemOf }: LateProps) {
  const isDrawn = useDrawnLater();
  if (isDrawn) return properties.map((property) => itemOf(property, false));
  return properties.map((property) => <ListingBrief key={property.id} property={property} />);
}

/** Named by their place, so that the cards of a piece stay when one before them goes. */
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
