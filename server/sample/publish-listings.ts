import type { Deps } from '../deps.ts';
import { matchAlerts } from '../features/alerts/index.ts';
import { packSearch, refreshSuggestions } from '../features/properties/index.ts';
import { removeSampleData } from './remove-sample-data.ts';

/**
 * What follows once listings have been stored: made-up ones make room for real ones, and searches and alerts learn of them
 * without waiting for their jobs. Answers how many made-up ones went.
 */
export async function publishListings(
  deps: Deps,
  { inserted, changed }: { inserted: number; changed: number },
): Promise<number> {
  const sampleCount = inserted > 0 ? await removeSampleData(deps) : 0;
  if (inserted + changed > 0) {
    await packSearch(deps);
    await refreshSuggestions(deps);
    await matchAlerts(deps);
  }
  return sampleCount;
}
