import type { ListingDetail } from '#shared/listings.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** What lots like this one were sold for; it is asked for once the page is at rest. */
export function ComparableLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(useIdle(), async () => (await import('./found-comparables.tsx')).FoundComparables);
  return Found ? <Found detail={detail} /> : null;
}
