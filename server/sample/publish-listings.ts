import { packSearch } from '#server/features/search/bits/index.ts';
import { refreshSuggestions } from '#server/features/search/index.ts';
import type { Deps } from '../deps.ts';
import { matchAlerts } from '../features/alerts/index.ts';
import { removeSampleData } from './remove-sample-data.ts';

/**
 * Brings listings that have just been stored to search and alerts at once, before their jobs run. The first real ones
 * replace the sample. Answers how many sample listings were removed.
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
