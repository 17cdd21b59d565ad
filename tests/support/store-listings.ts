import type { Deps } from '#server/deps.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from './make-listing.ts';

/** Stores listings as a source would report them; a test gives only the fields that it needs. */
export const storeListings = (deps: Pick<Deps, 'db' | 'clock'>, ...given: Partial<ListingRecord>[]) =>
  recordListings(
    deps,
    given.map((listing) => makeListingRecord(listing)),
  );
