export { boardQuery, type CardChanges, isChangedElsewhere, useCardChange } from './board-calls.ts';
