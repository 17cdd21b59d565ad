/** Results are reported late: only auctions that ended at least this many days ago count. */
export const SETTLED_AFTER_DAYS = 21;
/** The period of auctions that count, in days. */
export const OUTCOME_DAYS = 365;
/** The minimum number of ended auctions for a rate, and of prices for a median. */
export const LEAST_ENDED = 20;
export const LEAST_PRICES = 10;
/** The maximum share of unknown results: above it, a rate would be a guess. */
export const MOST_UNKNOWN = 0.3;
/** The minimum number of points in a trend. */
export const LEAST_MONTHS = 6;

/** The path of the page of a month: `/icra/turkiye/2026-10`. */
export function monthPath(month: string): string {
  return `/icra/turkiye/${month}`;
}
