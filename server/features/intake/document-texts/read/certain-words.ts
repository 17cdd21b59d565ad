import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ReadWord } from './page-reading.ts';

/** Below this a word is read a second time, whatever it is. */
const LEAST_CONFIDENCE = 85;
/** Read again beside its number, it would become one word with it. */
const CURRENCY = /^TL[^\p{L}\d]*$/u;
/** A word without figures as it is written: small, with a capital, or in capitals. */
const PLAIN = /^[^\p{L}\d%]*(\p{Lu}?\p{Ll}+|\p{Lu}{2,})[^\p{L}\d%]*$/u;

/**
 * Whether one reading of a word is enough: the reader doubts no letter of it, and it is a word of the language.
 * Numbers, names and most short forms never are.
 */
export function isCertain({ text, confidence }: ReadWord, words: ReadonlySet<string>): boolean {
  if (confidence < LEAST_CONFIDENCE) return false;
  if (CURRENCY.test(text)) return true;
  const [, plain] = PLAIN.exec(text) ?? [];
  return plain !== undefined && possibleStemsOf(foldTurkish(plain)).some(({ stem }) => words.has(stem));
}
