import type { ReadWord } from './page-reading.ts';

/** A unit of area as it is read: the raised figure of `m²` is no letter that recognition knows. */
export const SQUARE_METRES = /^(?:tl\/)?d?m[²2](?:['’`]{1,2}\p{L}{1,6})?[.,;:)]*$/iu;
/** `m?`, `m/`, `m!`, `m?'dir.`, and with its number `210m?,`. */
const READ_AS_QUESTION = /^(\(?(?:\d[\d.,]*)?d?m)[?/!](?=$|[.,;:)'’])/i;
/** An ending begins with one mark, which is read as two. */
const TWO_MARKS = /^(\(?(?:\d[\d.,]*)?d?m[²2])['’`]{2}/i;

/** Writes `m²` for what recognition makes of it; nobody asks a question in metres. */
export function withSquares(words: readonly ReadWord[]): ReadWord[] {
  return words.map((word) => ({ ...word, text: word.text.replace(READ_AS_QUESTION, '$1²').replace(TWO_MARKS, "$1'") }));
}
