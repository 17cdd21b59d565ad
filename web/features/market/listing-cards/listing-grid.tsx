import { memo, type ReactNode, Suspense } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { useDrawnLater } from '#web/platform/use-drawn-later.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import type { ListLook } from './list-look.ts';
import { ListingBrief } from './listing-brief.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardPlaceholder } from './listing-card-placeholder.tsx';
import { type OpenListing, openListed } from './open-listed.ts';

/** The number of cards that fill one and a half screens of a phone. */
const DRAWN_AT_FIRST = 8;
/** The number of cards that hydrate together: between two pieces a phone can respond to touches. */
const PIECE = 4;
const LARGE_SIZES = '(width >= 640px) 300px, 100vw';

type Props = {
  properties: readonly ListingSummary[];
  now: Date;
  label: string;
  look?: Exclude<ListLook, 'table'>;
  /** The number of cards that are visible at first; the pictures of the others load when they get near. */
  firstViewCount?: number;
  /** Opens a listing above the list; without it a card links to the listing's page. */
  onOpen?: OpenListing;
  /** The buttons on a card, such as its heart. */
  cardAction?: (property: ListingSummary) => ReactNode;
};

/** Listings side by side or one below the other, in the given order. */
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

/** Memoised: a change of a filter renders the page, which has 24 cards. */
const Item = memo(({ property, cardAction, ...card }: ItemProps) => (
  <li data-property={property.id} className={card.isFirstView ? undefined : 'far'}>
    <ListingCard property={property} {...card} action={cardAction?.(property)} />
  </li>
));

type LateProps = Pick<Props, 'properties'> & { itemOf(property: ListingSummary, isFirstView: boolean): ReactNode };

/** The server renders one line for each: 24 whole cards have more elements than the rest of the page. */
export function LateCards({ properties, itemOf }: LateProps) {
  const isDrawn = useDrawnLater();
  if (isDrawn) return properties.map((property) => itemOf(property, false));
  return properties.map((property) => <ListingBrief key={property.id} property={property} />);
}

/** Named by their position, so that a piece's cards are kept when an earlier card disappears. */
function piecesOf(properties: readonly ListingSummary[]) {
  return Array.from({ length: Math.ceil(properties.length / PIECE) }, (_, at) => ({
    name: `piece-${at}`,
    piece: properties.slice(at * PIECE, (at + 1) * PIECE),
  }));
}

/** The placeholder of the grid while its listings load. */
export function ListingGridPlaceholder({ count }: { count: number }) {
  return (
    <div className="listing-list" data-look="grid" role="status" aria-label="İhaleler yükleniyor">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <ListingCardPlaceholder key={place} />
      ))}
    </div>
  );
}
