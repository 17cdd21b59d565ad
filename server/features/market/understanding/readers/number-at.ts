import { FRACTIONS, HALF, HUNDRED, SMALL_NUMBERS } from '#server/turkish/number-words.ts';
import type { NounCase } from '#server/turkish/possible-stems.ts';
import type { Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';
import { PRICE_MULTIPLIERS } from '../vocabulary/price-words.ts';
import { numberOf } from './digits.ts';
import { multiplierAt } from './multiplier-at.ts';

const HALVES = new Set([HALF]);

export type NumberAt = { readonly value: number; readonly end: number; readonly case?: NounCase };

/** The number that begins at a free token, in digits or words: `1.250.000`, `1 750 000`, `iki buçuk`. */
export function numberAt(sentence: Sentence, index: number): NumberAt | undefined {
  const token = sentence.free(index);
  if (token === undefined) return undefined;
  if (token.kind === 'number') {
    const value = numberOf(token.folded);
    if (token.isOrdinal || Number.isNaN(value)) return undefined;
    if (isPartOfCode(sentence, index)) return undefined;
    const ending = caseOfEnding(token);
    const grouped = groupedBySpaces(sentence, index);
    if (grouped !== undefined) return grouped;
    const half = halfAt(sentence, index + 1);
    if (half !== undefined) return { value: value + 0.5, end: index + 2, ...half };
    return { value, end: index + 1, ...(ending === undefined ? {} : { case: ending }) };
  }
  return token.kind === 'word' ? wordsAt(sentence, index) : undefined;
}

/** `1 750 000`: groups of three separated by spaces. */
function groupedBySpaces(sentence: Sentence, start: number): NumberAt | undefined {
  let digits = sentence.free(start)?.folded ?? '';
  if (!/^[1-9]\d{0,2}$/.test(digits)) return undefined;
  let index = start + 1;
  for (; ; index += 1) {
    const group = sentence.free(index);
    if (group?.kind !== 'number' || !/^\d{3}$/.test(group.folded) || group.isOrdinal || digits.length > 12) break;
    digits += group.folded;
  }
  return index === start + 1 ? undefined : { value: Number(digits), end: index };
}

/** Whether it is part of a room plan, a share or a file number: `3+1`, `1/2`. */
function isPartOfCode(sentence: Sentence, index: number): boolean {
  const next = sentence.free(index + 1);
  const before = sentence.free(index - 1);
  const joins = (sign: Token | undefined, isGlued: boolean | undefined) =>
    sign?.kind === 'sign' && '+/*'.includes(sign.text) && isGlued === true;
  // `2020+` is the lower bound of a range.
  if (next?.text === '+' && sentence.tokens[index + 2]?.kind !== 'number') return false;
  return joins(next, next?.isGlued) || joins(before, sentence.free(index)?.isGlued);
}

/** `yedi yüz elli`, `iki buçuk`, `yarım`. */
function wordsAt(sentence: Sentence, start: number): NumberAt | undefined {
  const fraction = FRACTIONS.get(sentence.free(start)?.folded ?? '');
  if (fraction !== undefined) return multiplierAt(sentence, start + 1) && { value: fraction, end: start + 1 };
  let value = 0;
  let last = Number.POSITIVE_INFINITY;
  let index = start;
  for (; ; index += 1) {
    const word = sentence.free(index)?.folded ?? '';
    const small = SMALL_NUMBERS.get(word);
    if (word === HUNDRED && last > 10) {
      value += 100;
      last = 100;
    } else if (word === HUNDRED && last < 10) {
      value = value - last + last * 100;
      last = 100;
    } else if (small !== undefined && (small < 10 ? last >= 10 : last >= 100)) {
      // In `2 milyon altı` the word is the comparator, unless a multiplier follows.
      if (word === 'alti' && !goesOn(sentence, index + 1)) break;
      value += small;
      last = small;
    } else break;
  }
  if (index === start) return undefined;
  const half = halfAt(sentence, index);
  return half === undefined ? { value, end: index } : { value: value + 0.5, end: index + 1, ...half };
}

/** `buçuk`, possibly with an ending: `iki buçuğa kadar`. */
function halfAt(sentence: Sentence, index: number): { case?: NounCase } | undefined {
  const stem = sentence.stemAt(index, HALVES);
  return stem && (stem.features.case === undefined ? {} : { case: stem.features.case });
}

function goesOn(sentence: Sentence, index: number): boolean {
  const word = sentence.free(index)?.folded ?? '';
  return word === HUNDRED || PRICE_MULTIPLIERS.has(word);
}

function caseOfEnding(token: Token): NounCase | undefined {
  if (token.ending === '') return undefined;
  if (/^n?[dt][ae]n$/.test(token.ending)) return 'ablative';
  return /^[yn]?[ae]$/.test(token.ending) ? 'dative' : undefined;
}
