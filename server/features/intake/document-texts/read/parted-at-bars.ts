import type { ReadWord } from './page-reading.ts';

const BAR = /(\|)/;

/**
 * Splits words at bars: a table line close to its cells is read together with their words. `1|Örnek` is a cell, a bar
 * and a cell.
 */
export function partedAtBars(words: readonly ReadWord[]): ReadWord[] {
  return words.flatMap((word) => {
    const parts = word.text.split(BAR).filter((part) => part !== '');
    if (parts.length < 3) return word;
    const letter = (word.right - word.left) / word.text.length;
    let at = 0;
    return parts.map((text) => {
      const left = word.left + at * letter;
      at += text.length;
      return { ...word, text, left, right: word.left + at * letter };
    });
  });
}
