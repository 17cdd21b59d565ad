import { numberVerdict } from './number-grammar.ts';

/** Dirt before a number, and marks after it that change no value. */
const DIRT_BEFORE = /^[—–_:;·*•|'"«»‘“(]+/;
const MARKS_AFTER = /[.,;:?!'"’”)–-]+$/;
/** The raised figure of `m²` is often lost. */
const METRES = /(?<=\d ?)m[²2]?$/i;
const barely = (text: string) => text.replace(DIRT_BEFORE, '').replace(MARKS_AFTER, '').replace(METRES, 'm²');

/** Whether two readings of a number say the same; marks around it may differ. */
export const isSameNumber = (one: string, two: string) => barely(one) === barely(two);

/** What a figure or a mark of a number is read as: a dotted zero as 6 or 8, a stroke as a letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': '68OoQ', '1': 'lIıİ|', '.': ',', ',': '.' };
/** `S` is 5 where no figure follows: before one it is a percent sign. */
const FIVE = '5';
const WHOLE_SHARE = /^1\/1$/;
const LIKE_WHOLE_SHARE = /^[1lIı]?[yv/][1lIıİ]$/i;

/**
 * Which of two readings is a number for sure although they differ: the only one that anybody would write, where the
 * other shows what looks like it, figure by figure. Undefined where both could be right or neither.
 */
export function clearlyRead(one: string, two: string): 'first' | 'second' | undefined {
  const [isOne, isTwo] = [isNumber(one), isNumber(two)];
  if (isOne === isTwo) return undefined;
  const [right, other] = isOne ? [one, two] : [two, one];
  return looksLike(right, other) ? (isOne ? 'first' : 'second') : undefined;
}

/** A block or a door: a letter beside figures, which may be misread as one. */
const LETTER_AND_FIGURE = /^\p{L}[-/]?\d/u;

/** All of its words with figures are numbers, and there is one. */
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
