import type { OpenDeps } from '#server/open-deps.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import { publishListings } from '#server/publish-listings.ts';
import { say } from './show-progress.ts';

/**
 * Brings what a command has stored to search and alerts. The listings are in whatever happens here, so a failure is
 * answered as `unpublished`, in words for the log, and not thrown. `onEnd` runs before anything is said.
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
