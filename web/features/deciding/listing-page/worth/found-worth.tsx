import type { ListingDetail } from '#shared/listings.ts';
import { FoundComparables } from './found-comparables.tsx';
import { KaskoValue } from './kasko-value.tsx';

/** What a vehicle is worth to insurers, then what lots like the listing were sold for. */
export function FoundWorth({ detail }: { detail: ListingDetail }) {
  return (
    <>
      <KaskoValue detail={detail} />
      <FoundComparables detail={detail} />
    </>
  );
}
