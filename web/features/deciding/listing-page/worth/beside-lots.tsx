import type { ListingDetail } from '#shared/listings.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** Open auctions near this one; loaded once the page is idle. */
export function BesideLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(useIdle(), async () => (await import('./found-beside.tsx')).FoundBeside);
  return Found ? <Found detail={detail} /> : null;
}
