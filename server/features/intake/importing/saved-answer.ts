import type { ListingRecord } from '#shared/listings.ts';

export type SavedAnswer = {
  readonly records: ListingRecord[];
  /** The number of entries that are not enforcement sales. */
  leftOut: number;
  /** Whether its listings have only a few fields, as results do; stored fields then stay. */
  readonly isPartial?: boolean;
  readonly unreadable: { given: unknown; reason: string }[];
};

/**
 * Reads a source's saved answer, or a page saved by a browser (`SavedText`); returns `undefined` for any other value.
 * Each source provides its own.
 */
export type SavedAnswerParser = (
  saved: unknown,
  now: Date,
) => SavedAnswer | undefined | Promise<SavedAnswer | undefined>;
