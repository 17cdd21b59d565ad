export { ComparePage } from './compare-page.tsx';
export { LEAST_COMPARED, MOST_COMPARED } from './compared-ids.ts';
