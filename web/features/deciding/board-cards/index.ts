export { boardQuery, useCardChange } from './board-calls.ts';
