import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/**
 * The prefix with which the database function `correction_words` marks a listing; the number of the day since 1970 in
 * Istanbul follows.
 */
const CORRECTION_MARK = '@c';

/**
 * Returns lexemes of listings whose notice was corrected at most the given number of days before now, today included.
 */
export function correctedWithin(days: number, now: Date): string[] {
  const today = Math.floor((now.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
  return Array.from({ length: days + 1 }, (_, ago) => `${CORRECTION_MARK}${today - ago}`);
}
