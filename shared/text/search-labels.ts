import { PARAMETER_ROWS } from '../search-filters/filters.ts';
import type { SearchParameter } from '../search-parameters.ts';

/** The name of each search parameter for messages about its value (D15). */
// safe: the rows of FILTERS have all parameters except those named here
export const SEARCH_LABELS = {
  ...Object.fromEntries(PARAMETER_ROWS.map(([name, { label }]) => [name, label])),
  literal: 'Yazıldığı gibi arama',
  sort: 'Sıralama',
  page: 'Sayfa',
  includeEnded: 'Sona eren ihaleler',
  facets: 'Sayımlar',
} as Readonly<Record<SearchParameter, string>>;
