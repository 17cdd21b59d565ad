import { PREMIUM_FILTERS, PREMIUM_SORTS } from '#shared/search-parameters.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { advancedLabels } from '#shared/text/advanced-labels.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { searchParametersOf } from './search-parameters-of.ts';

/** The search without the filters and orders that are for premium alone, unless the one who asks has it (D27). */
export function withinRights(search: ResolvedSearch): ResolvedSearch {
  if (search.reach === ALL_TEXTS) return search;
  const open = { ...search };
  for (const name of PREMIUM_FILTERS) delete open[name];
  if (open.sort !== undefined && PREMIUM_SORTS.includes(open.sort)) delete open.sort;
  return open;
}

/** The parts of a search that are left aside because the member has no premium, as a person reads them (D44). */
export function lockedSaid(search: ResolvedSearch): string[] {
  const { reach, minKm, maxKm, fuel, sort } = search;
  if (reach === ALL_TEXTS) return [];
  return [
    ...(minKm === undefined ? [] : [`en az ${formatNumber(minKm)} km`]),
    ...(maxKm === undefined ? [] : [`en çok ${formatNumber(maxKm)} km`]),
    ...(fuel?.length ? [`yakıt: ${fuel.join(', ')}`] : []),
    ...advancedLabels(searchParametersOf(search)).map(({ label }) => label),
    ...(sort !== undefined && PREMIUM_SORTS.includes(sort) ? [SORT_LABELS[sort]] : []),
  ].map((said) => `${said} (Premium)`);
}
