import { BoardItem } from './board-item.tsx';
import type { CardsProps } from './cards-props.ts';
import { CompareBar, useChosen } from './compare-bar.tsx';

/** The cards one below the other, from which some can be compared. */
export function BoardList({ cards, now, onStage, onOpen }: CardsProps) {
  const chosen = useChosen(cards);
  return (
    <>
      <CompareBar chosen={chosen} />
      <ul aria-label="Kartlar" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.propertyId} className="sheet flex flex-col gap-2.5 p-4">
            <BoardItem card={card} now={now} onStage={onStage} onOpen={onOpen} />
            {chosen.box(card)}
          </li>
        ))}
      </ul>
    </>
  );
}
