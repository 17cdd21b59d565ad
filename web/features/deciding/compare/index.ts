export { CompareButton } from './compare-button.tsx';
export { ComparePage } from './compare-page.tsx';
export { CompareTray } from './compare-tray.tsx';
export { MOST_COMPARED } from './compared-ids.ts';
