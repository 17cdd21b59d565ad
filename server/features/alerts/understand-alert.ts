import type { Deps } from '#server/deps.ts';
import { understandCriteria } from '#server/features/search/understood/index.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import { SEARCH_CRITERIA } from '#shared/search-parameters.ts';
import { toSearch } from './compile-alert.ts';

/** Returns the criteria to save: the query is read as the search page understands it on the day the alert is saved. */
export async function understandAlert(
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  criteria: AlertCriteria,
): Promise<AlertCriteria> {
  const search = await understandCriteria(deps, toSearch(criteria));
  const kept = SEARCH_CRITERIA.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]));
  // safe: names and values come from the search; the order is fixed, so that equal criteria give equal text
  return Object.fromEntries(kept) as AlertCriteria;
}
