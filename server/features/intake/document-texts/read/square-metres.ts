import type { ReadWord } from './page-reading.ts';

/** A unit of area as recognition reads it: it does not know the raised digit of `m²`. */
export const SQUARE_METRES = /^(?:tl\/)?d?m[²2](?:['’`]{1,2}\p{L}{1,6})?[.,;:)]*$/iu;
/** Misread `m²`: `m?`, `m/`, `m!`, `m?'dir.`, and with its number `210m?,`. */
const READ_AS_QUESTION = /^(\(?(?:\d[\d.,]*)?d?m)[?/!](?=$|[.,;:)'’])/i;
/** One apostrophe before an ending is read as two. */
const TWO_MARKS = /^(\(?(?:\d[\d.,]*)?d?m[²2])['’`]{2}/i;

/** Restores `m²` where recognition misread it; a question mark after metres is never meant. */
export function withSquares(words: readonly ReadWord[]): ReadWord[] {
  return words.map((word) => ({ ...word, text: word.text.replace(READ_AS_QUESTION, '$1²').replace(TWO_MARKS, "$1'") }));
}
