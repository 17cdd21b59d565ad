import { BoardItem } from './board-item.tsx';
import type { CardsProps } from './cards-props.ts';

/** The cards one below the other. */
export function BoardList({ cards, place: _place, ...rest }: CardsProps) {
  return (
    <ul aria-label="Kartlar" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li key={card.propertyId} className="sheet relative p-4">
          <BoardItem card={card} {...rest} />
        </li>
      ))}
    </ul>
  );
}
