import { useState } from 'react';
import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_STAGES, type BoardStage, STAGE_NAMES } from '#shared/board/board-rules.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BoardItem } from './board-item.tsx';
import type { BoardPlace } from './board-place.ts';
import type { CardsProps } from './cards-props.ts';

type Props = CardsProps & { onMove: (place: BoardPlace) => void };

/** The stages side by side; cards are moved by dragging or by their list of stages. On phones one stage at a time. */
export function BoardColumns({ cards, place, onMove, ...rest }: Props) {
  const [dragged, setDragged] = useState<BoardCard>();
  const stages = place.stage === undefined ? BOARD_STAGES : [place.stage];
  const countOf = (stage: BoardStage) => cards.filter((card) => card.stage === stage).length;
  // On a phone, the first stage that contains a card.
  const first = stages.find((stage) => countOf(stage) > 0) ?? stages[0];
  return (
    <>
      <nav aria-label="Aşamalar" className="lg:hidden">
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6">
          {BOARD_STAGES.map((stage) => (
            <li key={stage} className="shrink-0">
              <button
                type="button"
                aria-pressed={stage === first}
                onClick={() => onMove({ ...place, stage })}
                className={classNames(
                  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold',
                  stage === first
                    ? 'border-petrol bg-petrol-tint text-petrol'
                    : 'border-line-strong bg-sheet text-ink-soft',
                )}
              >
                {STAGE_NAMES[stage]}
                {place.stage === undefined ? <span className="tabular font-normal">{countOf(stage)}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section aria-label="Pano" tabIndex={0} className="board-width relative overflow-x-auto pb-3 -outline-offset-2">
        <div className="flex gap-3 max-lg:flex-col">
          {stages.map((stage) => (
            <Column
              key={stage}
              stage={stage}
              cards={cards.filter((card) => card.stage === stage)}
              isShownOnPhones={stage === first}
              dragged={dragged}
              onDrag={setDragged}
              {...rest}
            />
          ))}
        </div>
      </section>
    </>
  );
}

type ColumnProps = Omit<CardsProps, 'place'> & {
  stage: BoardStage;
  isShownOnPhones: boolean;
  dragged: BoardCard | undefined;
  onDrag: (card: BoardCard | undefined) => void;
};

function Column({ stage, cards, isShownOnPhones, dragged, onDrag, ...rest }: ColumnProps) {
  const { onStage, selection } = rest;
  const [isOver, setOver] = useState(false);
  const takes = dragged !== undefined && dragged.stage !== stage;
  return (
    <section
      aria-labelledby={`sutun-${stage}`}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Moving over a card inside the column does not leave it.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) onStage(dragged, stage);
        onDrag(undefined);
      }}
      className={classNames(
        'flex min-h-40 flex-col rounded-sheet bg-sunk p-2.5 lg:max-h-[max(24rem,calc(100dvh-8rem))] lg:w-60 lg:shrink-0 lg:grow',
        !isShownOnPhones && 'max-lg:hidden',
        isOver && takes && 'outline-2 outline-petrol outline-dashed',
      )}
    >
      <h2 id={`sutun-${stage}`} className="mb-2.5 flex justify-between gap-2 px-0.5 font-semibold">
        {STAGE_NAMES[stage]}
        <span className="tabular font-normal text-ink-soft">
          {cards.length}
          <span className="sr-only"> kart</span>
        </span>
      </h2>
      {cards.length === 0 ? <p className="text-sm text-ink-soft">Bu aşamada kart yok.</p> : null}
      <ul aria-labelledby={`sutun-${stage}`} className="relative flex flex-col gap-2.5 lg:overflow-y-auto">
        {cards.map((card) => (
          <li
            key={card.propertyId}
            draggable={!selection.isOn}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', String(card.propertyId));
              onDrag(card);
            }}
            onDragEnd={() => onDrag(undefined)}
            className={classNames('sheet relative p-3', dragged?.propertyId === card.propertyId && 'opacity-50')}
          >
            <BoardItem card={card} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
