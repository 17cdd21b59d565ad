import type { ListingDetail } from '#shared/listings.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** The kasko value and the prices of comparable lots; loaded once the page is idle. */
export function ComparableLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(useIdle(), async () => (await import('./found-worth.tsx')).FoundWorth);
  return Found ? <Found detail={detail} /> : null;
}
