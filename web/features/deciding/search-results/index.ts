export { SearchResults } from './search-results.tsx';
export { SelectButton } from './select-button.tsx';
export { useSelection } from './use-selection.ts';
