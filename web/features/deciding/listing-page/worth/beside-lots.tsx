import type { ListingDetail } from '#shared/listings.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** Open auctions beside this one; they are asked for once the page is at rest. */
export function BesideLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(useIdle(), async () => (await import('./found-beside.tsx')).FoundBeside);
  return Found ? <Found detail={detail} /> : null;
}
