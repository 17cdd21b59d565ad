import { numberVerdict } from './number-grammar.ts';

/** Dirt before a number, and marks after it, which don't change the value. */
const DIRT_BEFORE = /^[—–_:;·*•|'"«»‘“(]+/;
const MARKS_AFTER = /[.,;:?!'"’”)–-]+$/;
/** The raised digit of `m²` is often lost. */
const METRES = /(?<=\d ?)m[²2]?$/i;
const barely = (text: string) => text.replace(DIRT_BEFORE, '').replace(MARKS_AFTER, '').replace(METRES, 'm²');

/** Whether two readings of a number are equal; marks around it may differ. */
export const isSameNumber = (one: string, two: string) => barely(one) === barely(two);

/** Misreadings of a digit or mark: a dotted zero as 6 or 8, a stroke as a letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': '68OoQ', '1': 'lIıİ|', '.': ',', ',': '.' };
/** `S` is a 5 if no digit follows; before a digit it is a percent sign. */
const FIVE = '5';
const WHOLE_SHARE = /^1\/1$/;
const LIKE_WHOLE_SHARE = /^[1lIı]?[yv/][1lIıİ]$/i;

/**
 * Decides which of two different readings is certainly the number: the only one that anybody would write, if the other
 * looks like it character by character. `undefined` if both could be right or neither.
 */
export function clearlyRead(one: string, two: string): 'first' | 'second' | undefined {
  const [isOne, isTwo] = [isNumber(one), isNumber(two)];
  if (isOne === isTwo) return undefined;
  const [right, other] = isOne ? [one, two] : [two, one];
  return looksLike(right, other) ? (isOne ? 'first' : 'second') : undefined;
}

/** A block or a door: a letter beside digits, which may be a misread digit. */
const LETTER_AND_FIGURE = /^\p{L}[-/]?\d/u;

/** Whether at least one word is a valid number and no word with digits is invalid. */
function isNumber(text: string): boolean {
  const verdicts = text.split(' ').map(numberVerdict);
  return verdicts.includes('good') && !verdicts.includes('bad') && !LETTER_AND_FIGURE.test(text);
}

function looksLike(right: string, other: string): boolean {
  const [number, like] = [right, other].map((text) => barely(text).replaceAll(' ', ''));
  if (number === undefined || like === undefined || like === '') return false;
  if (WHOLE_SHARE.test(number) && LIKE_WHOLE_SHARE.test(like)) return true;
  const isFive = (at: number) => number[at] === FIVE && like[at] === 'S' && !/\d/.test(number[at + 1] ?? '');
  return (
    number.length === like.length &&
    Array.from(number).every(
      (letter, at) => letter === like[at] || LOOKS_LIKE[letter]?.includes(like[at] ?? ' ') || isFive(at),
    )
  );
}
