import type { OpenDeps } from '#server/open-deps.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import { publishListings } from '#server/publish-listings.ts';
import { say } from './show-progress.ts';

/**
 * Publishes what a command has stored to search and alerts. The listings are already stored, so a failure is returned
 * as `unpublished`, as a text for the log, and not thrown. `onEnd` runs before anything is printed.
 */
export async function publishStored(
  deps: OpenDeps,
  counts: { inserted: number; changed: number },
  onEnd: () => void,
): Promise<{ unpublished?: string }> {
  try {
    const sampleCount = await publishListings(deps, counts);
    onEnd();
    if (sampleCount > 0) say(`Örnek ilanlar kaldırıldı (${sampleCount.toLocaleString('tr-TR')}).`);
    return {};
  } catch (error) {
    onEnd();
    return { unpublished: faultOf(error) };
  }
}
