export { boardQuery } from './board-calls.ts';
export { BoardPage } from './board-page.tsx';
export { type BoardPlace, readPlace } from './board-place.ts';
