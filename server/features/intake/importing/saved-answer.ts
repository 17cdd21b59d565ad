import type { ListingRecord } from '#shared/listings.ts';

/** The listings in a saved answer of a source. */
export type SavedAnswer = {
  readonly records: ListingRecord[];
  /** What the answer holds besides enforcement sales. */
  leftOut: number;
  /** Whether its listings say little, as results do: what is stored of them stays. */
  readonly isPartial?: boolean;
  readonly unreadable: { given: unknown; reason: string }[];
};

/**
 * Reads a source's saved answer, or a page as a browser saves it (`SavedText`); `undefined` for a value that is none of
 * its. A source hands it to the import.
 */
export type SavedAnswerParser = (
  saved: unknown,
  now: Date,
) => SavedAnswer | undefined | Promise<SavedAnswer | undefined>;
