import type { ListingDetail } from '#shared/listings.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** The kasko value and what lots like this one were sold for; they are loaded once the page is at rest. */
export function ComparableLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(useIdle(), async () => (await import('./found-worth.tsx')).FoundWorth);
  return Found ? <Found detail={detail} /> : null;
}
