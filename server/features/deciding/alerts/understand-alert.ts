import type { Deps } from '#server/deps.ts';
import { understandCriteria } from '#server/features/market/search/understood/index.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import { SEARCH_CRITERIA } from '#shared/search-parameters.ts';
import { toSearch } from './compile-alert.ts';

/**
 * Resolves criteria: the query is understood as the search page understands it today. The result is stored for
 * matching, so that an alert's meaning does not change from day to day. Throws 400 for unknown places.
 */
export async function understandAlert(
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  criteria: AlertCriteria,
): Promise<AlertCriteria> {
  return inOrder(await understandCriteria(deps, toSearch(criteria)));
}

/** Criteria as they are stored. Their order is fixed, so that equal criteria give equal text. */
export function criteriaText(criteria: AlertCriteria): string {
  return JSON.stringify(inOrder(criteria));
}

function inOrder(search: AlertCriteria): AlertCriteria {
  const kept = SEARCH_CRITERIA.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]));
  // safe: names and values come from the search
  return Object.fromEntries(kept) as AlertCriteria;
}
