export { type Changes, readChanges, readManyChanges, readRows, readSnapshot } from './catch-up.ts';
export { facetsQuestion } from './facets-question.ts';
export { currentIndex, currentMarket, type HeldMarket, indexSize, readIndex } from './held-index.ts';
export { KeptCards } from './kept-cards.ts';
export type { SearchRow } from './market-index.ts';
export { ask, countQuestion, pageQuestion } from './questions.ts';
export { NAME_COLUMNS, NUMBER_COLUMNS } from './segment.ts';
export { SORT_KEYS } from './sorted-page.ts';
export { TakenInTurn } from './taken-in-turn.ts';
