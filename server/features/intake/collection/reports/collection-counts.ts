/** The counts of a run's listings, under the names that the log uses. */
export const COUNT_NAMES = [
  'collected',
  'inserted',
  'changed',
  'unchanged',
  'rejected',
  'unreadable',
  'leftOut',
  'requests',
] as const;
export type CollectionCounts = Record<(typeof COUNT_NAMES)[number], number>;

export function noCounts(): CollectionCounts {
  return {
    collected: 0,
    inserted: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    unreadable: 0,
    leftOut: 0,
    requests: 0,
  };
}
