import type { BoardCard } from '#shared/board/board.ts';
import type { BoardStage } from '#shared/board/board-rules.ts';
import type { Selection } from '#web/features/deciding/selection/index.ts';
import type { BoardPlace } from './board-place.ts';

/** What each layout of a board is given. */
export type CardsProps = {
  readonly cards: readonly BoardCard[];
  readonly place: BoardPlace;
  readonly now: Date;
  readonly onStage: (card: BoardCard, stage: BoardStage) => void;
  /** Cards are chosen by boxes while it is on. */
  readonly selection: Selection;
  readonly onOpen: (card: BoardCard) => void;
};
