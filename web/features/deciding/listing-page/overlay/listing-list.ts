import type { ListingSummary } from '#shared/listings.ts';

/** The list above which a listing is open. */
export type ListingList = {
  /** The listings in the list's order. */
  readonly properties: readonly ListingSummary[];
  /** The total number of results, if more than are loaded. */
  readonly total?: number | undefined;
  /** Loads more results and returns whether there were any; undefined if everything is loaded. */
  readonly loadMore?: (() => Promise<boolean>) | undefined;
};
