import type { ListingDetail } from '#shared/listings.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** What lots like this one were sold for; it is asked for once the page is at rest. */
export function ComparableLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(
    useIdle(),
    async () => (await import('./found-comparables.tsx')).FoundComparables,
    (error) => logWarning('Comparable lots could not be loaded.', error),
  );
  return Found ? <Found detail={detail} /> : null;
}
