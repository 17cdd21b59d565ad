import { removeSample } from '#server/features/intake/sample-market/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { Deps } from './deps.ts';
import { matchAlerts } from './features/deciding/alerts/index.ts';

/**
 * Adds listings that have just been stored to search and alerts at once, before the jobs run. The first real listings
 * replace the sample: nobody stores any next to it without consent. Returns how many sample listings were removed.
 */
export async function publishListings(
  deps: Deps,
  { inserted, changed }: { inserted: number; changed: number },
): Promise<number> {
  const sampleCount = await removeSample(deps);
  if (sampleCount + inserted + changed > 0) {
    await tendSearch(deps);
    await refreshSuggestions(deps);
    await matchAlerts(deps);
  }
  return sampleCount;
}
