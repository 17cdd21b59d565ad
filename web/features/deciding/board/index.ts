export { BoardPage } from './board-page.tsx';
export { type BoardPlace, readPlace } from './board-place.ts';
