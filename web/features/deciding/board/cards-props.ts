import type { BoardCard } from '#shared/board/board.ts';
import type { BoardStage } from '#shared/board/board-rules.ts';
import type { Selection } from '#web/features/deciding/selection/index.ts';
import type { BoardPlace } from './board-place.ts';

/** The props of each layout of a board. */
export type CardsProps = {
  readonly cards: readonly BoardCard[];
  readonly place: BoardPlace;
  readonly now: Date;
  readonly onStage: (card: BoardCard, stage: BoardStage) => void;
  /** While it is on, each card has a checkbox. */
  readonly selection: Selection;
  readonly onOpen: (card: BoardCard) => void;
};
