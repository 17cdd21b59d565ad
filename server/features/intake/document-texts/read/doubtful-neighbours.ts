import type { ComparedWord } from './page-reading.ts';

/** A misread percent sign before a space: `96 40` for `%40`. */
const PERCENT_SIGN = /^9[60]$/;
const PERCENTAGE = /^(?:\d{1,2}|100)[.,;:]?$/;
/** Two numbers of a list that lost the space between them: `1.31 nolu`. No unit, parcel or floor has decimals. */
const TWO_NUMBERS = /^\d{1,3}\.\d{1,2}$/;
const COUNTED = /^(?:no['’]?lu|no\.?lu|numaral[ıi]|ada|parsel|kat|katl[ıi]|ba[gğ][ıi]ms[ıi]z)(?!\p{L})/iu;
/** A plus that was read as 4: `3+1 daire`, `16+1 kişilik`. */
const PLUS_AS_FOUR = /^\d{1,2}4[0-2]$/;
const OF_ROOMS_OR_SEATS = /^(?:ki[şs]ilik|daire|dubleks|tipi)(?!\p{L})/iu;
/** Words that are closer than this, in letter widths, are not in two different cells. */
const BESIDE = 1.5;

/**
 * Marks words as uncertain if the next word shows that they can't be such a number. For a percentage, the next word is
 * uncertain too.
 */
export function withDoubts(words: readonly ComparedWord[]): ComparedWord[] {
  const doubtful = new Set<ComparedWord>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!next || !word.isSure || next.line !== word.line) continue;
    if (TWO_NUMBERS.test(word.text) && COUNTED.test(next.text)) doubtful.add(word);
    if (PLUS_AS_FOUR.test(word.text) && OF_ROOMS_OR_SEATS.test(next.text)) doubtful.add(word);
    if (PERCENT_SIGN.test(word.text) && PERCENTAGE.test(next.text) && isBeside(word, next))
      doubtful.add(word).add(next);
  }
  return words.map((word) => (doubtful.has(word) ? { ...word, isSure: false, other: word.text } : word));
}

const isBeside = (word: ComparedWord, next: ComparedWord) =>
  next.left - word.right < (BESIDE * (word.right - word.left)) / word.text.length;
