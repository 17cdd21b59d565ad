import type { Filter } from '#shared/search-filters/filter.ts';
import { FILTERS } from '#shared/search-filters/filters.ts';
import { PREMIUM_SORTS } from '#shared/search-filters/search-values.ts';
import { PREMIUM_FILTERS } from '#shared/search-parameters.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { searchParametersOf } from './search-parameters-of.ts';

/** The search without premium filters and orders, unless the caller has premium (D27). */
export function withinRights(search: ResolvedSearch): ResolvedSearch {
  if (search.reach === ALL_TEXTS) return search;
  const open = { ...search };
  for (const name of PREMIUM_FILTERS) delete open[name];
  if (open.sort !== undefined && PREMIUM_SORTS.includes(open.sort)) delete open.sort;
  return open;
}

const PREMIUM = Object.values<Filter>(FILTERS).filter(({ access }) => access === 'premium');

/** The parts of a search that are ignored without premium, in readable words (D44). */
export function lockedSaid(search: ResolvedSearch): string[] {
  if (search.reach === ALL_TEXTS) return [];
  const { sort } = search;
  const said = searchParametersOf(search);
  return [
    ...PREMIUM.flatMap(({ chips }) => chips(said)).map(({ label }) => label),
    ...(sort !== undefined && PREMIUM_SORTS.includes(sort) ? [SORT_LABELS[sort]] : []),
  ].map((label) => `${label} (Premium)`);
}
