import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const LEAST_WORDS = 8;
const LEAST_LETTERS = 4;
/** Endings of verbs and names beyond a dictionary's leave a good text at 0.8, letters of a broken font at under 0.2. */
const LEAST_KNOWN = 0.5;

/**
 * Whether a document's own text is one: fonts without a table of letters leave `ÿþÿ` or shifted letters where people
 * see words. Too few words are none either: a scan often has a stamp of the system it was sent by.
 */
export function isGoodLayer(text: string, words: ReadonlySet<string>): boolean {
  const long = text.split(/[^\p{L}]+/u).filter((word) => word.length >= LEAST_LETTERS);
  if (long.length < LEAST_WORDS) return false;
  const known = long.filter((word) => possibleStemsOf(foldTurkish(word)).some(({ stem }) => words.has(stem)));
  return known.length / long.length >= LEAST_KNOWN;
}
