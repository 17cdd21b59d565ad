import type { Deps } from '#server/deps.ts';
import { understandCriteria } from '#server/features/search/understood/index.ts';

import type { AlertCriteria } from '#shared/alerts.ts';
import { SEARCH_CRITERIA } from '#shared/search-parameters.ts';
import { toSearch } from './compile-alert.ts';

/** Criteria as they are kept: a query stands for what the search page understands by it on the day it is saved. */
export async function understandAlert(
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  criteria: AlertCriteria,
): Promise<AlertCriteria> {
  const search = await understandCriteria(deps, toSearch(criteria));
  const kept = SEARCH_CRITERIA.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]));
  // safe: names and values are those of the search; in one order, so that the same criteria are the same text
  return Object.fromEntries(kept) as AlertCriteria;
}
