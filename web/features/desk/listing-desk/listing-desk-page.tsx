import type { DeskPageProps } from '#web/features/desk/desk/index.ts';
import { FoundListings } from './found-listings.tsx';
import { OneListing } from './one-listing.tsx';

/** The listings of the desk: a search, and one listing below its address. */
export function ListingDeskPage({ below }: DeskPageProps) {
  return /^\d{1,15}$/.test(below) ? <OneListing key={below} id={Number(below)} /> : <FoundListings />;
}
