import type { ListingDetail } from '#shared/listings.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** Open auctions beside this one; they are asked for once the page is at rest. */
export function BesideLots({ detail }: { detail: ListingDetail }) {
  const Found = useLoaded(
    useIdle(),
    async () => (await import('./found-beside.tsx')).FoundBeside,
    (error) => logWarning('Auctions beside the listing could not be loaded.', error),
  );
  return Found ? <Found detail={detail} /> : null;
}
