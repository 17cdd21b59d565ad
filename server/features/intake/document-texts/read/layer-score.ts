import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const LEAST_WORDS = 8;
const LEAST_LETTERS = 4;
/**
 * The minimum share of known words. A good text reaches 0.8, because the dictionary lacks some verb endings and names;
 * letters of a broken font stay below 0.2.
 */
const LEAST_KNOWN = 0.5;

/**
 * Whether a document's text layer is real text: fonts without a character map produce `ÿþÿ` or shifted letters instead
 * of the visible words. Too few words don't count either: a scan often has a stamp of the system that sent it.
 */
export function isGoodLayer(text: string, words: ReadonlySet<string>): boolean {
  const long = text.split(/[^\p{L}]+/u).filter((word) => word.length >= LEAST_LETTERS);
  if (long.length < LEAST_WORDS) return false;
  const known = long.filter((word) => possibleStemsOf(foldTurkish(word)).some(({ stem }) => words.has(stem)));
  return known.length / long.length >= LEAST_KNOWN;
}
