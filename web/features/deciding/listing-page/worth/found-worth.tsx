import type { ListingDetail } from '#shared/listings.ts';
import { FoundComparables } from './found-comparables.tsx';
import { KaskoValue } from './kasko-value.tsx';

/** The insurers' value of a vehicle, then the prices of comparable lots. */
export function FoundWorth({ detail }: { detail: ListingDetail }) {
  return (
    <>
      <KaskoValue detail={detail} />
      <FoundComparables detail={detail} />
    </>
  );
}
