import { foldTurkish } from '#shared/text/turkish-text.ts';

/** An ending after an apostrophe (`Ankara'nın`). */
const APOSTROPHE_ENDING = /(?<=[a-z0-9])'[a-z]{1,6}(?![a-z0-9])/g;
/** A room plan with spaces: `3 + 1`. */
const SPACED_PLAN = /(?<![a-z0-9+/])([0-9]{1,2}) {0,2}\+ {0,2}(?=[0-9](?![a-z0-9/]))/g;
/** Letters and digits; file numbers (`2024/1867`) and room plans (`3+1`) in one piece. */
const WORD = /[a-z0-9]+(?:(?<=[0-9])[+/](?=[0-9])[a-z0-9]+)*/g;

const SEPARATOR = 0x20;
const NOTHING = 0;
/** An enforcement office (icra dairesi) is not a flat, although both are called `daire`. */
const OFFICE = /^daire[sl]/;
/** Each UTF-16 unit as it counts in a word: its folded character, NOTHING (a combining mark), or SEPARATOR. */
const SIGNS = Uint8Array.from({ length: 0x10000 }, (_, unit) => {
  const folded = foldTurkish(String.fromCharCode(unit).replace('²', '2'));
  if (folded === '') return NOTHING;
  return /^[a-z0-9+/']$/.test(folded) ? folded.charCodeAt(0) : SEPARATOR;
});

/** Longer words carry no meaning a person would search for. */
const MAX_WORD_LENGTH = 50;

/**
 * Returns the distinct folded words of a text, in order. A word has letters and digits; file numbers (`2024/1867`) and
 * room plans (`3+1`, however they are spaced) are one word. Drops endings after an apostrophe, and marks an icra
 * dairesi so that it does not count as a daire.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  let before = '';
  for (const word of allWordsOf(text)) {
    words.add(before === 'icra' && OFFICE.test(word) ? `icra${word}` : word);
    before = word;
  }
  return [...words];
}

/** Returns the words as typed, without joining `icra` and `daire`, for text that is still being typed. */
export function shownWordsOf(text: string): string[] {
  return [...new Set(allWordsOf(text))];
}

/** Looks up each character in a table: four times as fast as folding the whole text and splitting it. */
function allWordsOf(text: string): string[] {
  const signs = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = SIGNS[text.charCodeAt(at)] ?? SEPARATOR;
    if (sign !== NOTHING) signs[length++] = sign;
  }
  const signed = signs.toString('latin1', 0, length).replace(APOSTROPHE_ENDING, '');
  const folded = signed.includes('+') ? signed.replace(SPACED_PLAN, '$1+') : signed;
  return (folded.match(WORD) ?? []).filter((word) => word.length <= MAX_WORD_LENGTH);
}
