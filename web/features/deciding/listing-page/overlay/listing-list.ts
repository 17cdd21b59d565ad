import type { ListingSummary } from '#shared/listings.ts';

/** The list over which a listing is open. */
export type ListingList = {
  /** The list as it stands, in its own order. */
  readonly properties: readonly ListingSummary[];
  /** How many the whole result has, where that is more than what is loaded. */
  readonly total?: number | undefined;
  /** Loads more of the result and says whether more came; undefined when everything is there. */
  readonly loadMore?: (() => Promise<boolean>) | undefined;
};
