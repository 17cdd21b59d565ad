import { removeSample } from '#server/features/intake/sample-market/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { Deps } from './deps.ts';
import { matchAlerts } from './features/deciding/alerts/index.ts';

/**
 * Brings listings that have just been stored to search and alerts at once, before their jobs run. The first real ones
 * take the place of the sample: nobody stores any beside it without consent. Answers how many sample listings were
 * removed.
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
