/** A result is told late: only auctions count whose end was so many days ago. */
export const SETTLED_AFTER_DAYS = 21;
/** The auctions of so many days count. */
export const OUTCOME_DAYS = 365;
/** Fewer ended auctions give no rate, fewer prices no median. */
export const LEAST_ENDED = 20;
export const LEAST_PRICES = 10;
/** With more unknown results than this share, a rate would be a guess. */
export const MOST_UNKNOWN = 0.3;
/** Fewer points make no trend. */
export const LEAST_MONTHS = 6;

/** The page of a month: `/icra/turkiye/2026-10`. */
export function monthPath(month: string): string {
  return `/icra/turkiye/${month}`;
}
