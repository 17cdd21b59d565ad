export { ComparePage } from './compare-page.tsx';
export { MOST_COMPARED } from './compared-ids.ts';
