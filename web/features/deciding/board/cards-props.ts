import type { BoardCard } from '#shared/board/board.ts';
import type { BoardStage } from '#shared/board/board-rules.ts';
import type { BoardPlace } from './board-place.ts';

/** What each layout of a board is given. */
export type CardsProps = {
  readonly cards: readonly BoardCard[];
  readonly place: BoardPlace;
  readonly now: Date;
  readonly onStage: (card: BoardCard, stage: BoardStage) => void;
  readonly onOpen: (card: BoardCard) => void;
};
