export { SearchBox } from './box/search-box.tsx';
export { AppliedChips } from './filters/applied-chips.tsx';
export { appliedFilters } from './filters/applied-filters.ts';
export { useChipRemoval } from './filters/chip-removal.ts';
export { editFilter } from './filters/filter-editing.ts';
export { FilterPanel } from './filters/filter-panel.tsx';
export { FilterPanelBeside } from './filters/filter-panel-beside.tsx';
export { FilterSheet } from './filters/filter-sheet.tsx';
export { FilterToggle } from './filters/filter-toggle.tsx';
export { QuickFilters } from './filters/quick-filters.tsx';
export { LoadMore } from './results/load-more.tsx';
export { LookSwitch } from './results/look-switch.tsx';
export { ResultHeading } from './results/result-heading.tsx';
export { readLookAddress, useResultLook } from './results/result-look.ts';
export { EmptyResult, FailedResult } from './results/result-states.tsx';
export { describeSearchFailure, type SearchFailure } from './results/search-failure.ts';
export { SortSelect } from './results/sort-select.tsx';
export { TodayNote } from './results/today-note.tsx';
export { usePagesInAddress } from './results/use-pages-in-address.ts';
export {
  listedValues,
  readSearchPage,
  searchFilePath,
  searchHref,
  withoutParameters,
  withParameter,
} from './search-address.ts';
export { type ResultPage, searchQuery } from './search-queries.ts';
export { searchTitle } from './search-title.ts';
export { RelaxedNotice } from './understood/relaxed-notice.tsx';
export { UnderstoodLine } from './understood/understood-line.tsx';
export { useSearchInForce } from './understood/use-search-in-force.ts';
