import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ReadWord } from './page-reading.ts';

/** A word with a lower confidence is always read a second time. */
const LEAST_CONFIDENCE = 85;
/** Certain on its own: read again next to its number, it would be joined to it. */
const CURRENCY = /^TL[^\p{L}\d]*$/u;
/** A plain word without digits: in small letters, with a capital, or in capitals. */
const PLAIN = /^[^\p{L}\d%]*(\p{Lu}?\p{Ll}+|\p{Lu}{2,})[^\p{L}\d%]*$/u;

/**
 * Whether one reading of a word is enough: its confidence is high, and it is a word of the language. Never true for
 * numbers, names and most abbreviations.
 */
export function isCertain({ text, confidence }: ReadWord, words: ReadonlySet<string>): boolean {
  if (confidence < LEAST_CONFIDENCE) return false;
  if (CURRENCY.test(text)) return true;
  const [, plain] = PLAIN.exec(text) ?? [];
  return plain !== undefined && possibleStemsOf(foldTurkish(plain)).some(({ stem }) => words.has(stem));
}
