import type { NounCase } from '#server/turkish/possible-stems.ts';
import type { Sentence } from '../sentence.ts';
import { PRICE_MULTIPLIERS, SHORT_MILLION } from '../vocabulary/price-words.ts';
import { decimalOf } from './digits.ts';

type Multiplier = { readonly unit: number; readonly end: number; readonly case?: NounCase };

/**
 * The multiplier at a free token, if it is smaller than the last one: after `2 milyon` comes `bin`, never another
 * million.
 */
export function multiplierAt(
  sentence: Sentence,
  index: number,
  lastUnit: number = Number.POSITIVE_INFINITY,
): Multiplier | undefined {
  // `3 bina` counts buildings.
  if (sentence.isAt(index, 'bina')) return undefined;
  const stem = sentence
    .free(index)
    ?.stems.find((candidate) => PRICE_MULTIPLIERS.has(candidate.stem) && !candidate.features.isPlural);
  if (stem !== undefined && stem.features.derived !== 'siz') {
    const unit = PRICE_MULTIPLIERS.get(stem.stem) ?? 1;
    if (unit >= lastUnit) return undefined;
    return { unit, end: index + 1, ...(stem.features.case ? { case: stem.features.case } : {}) };
  }
  if (!sentence.isAt(index, SHORT_MILLION) || !isMillion(sentence, index)) return undefined;
  return { unit: 1e6, end: index + 1 };
}

/**
 * `m` after a small number means a million instead of a metre if no space separates them or a price comparator is next
 * to it.
 */
function isMillion(sentence: Sentence, index: number): boolean {
  const token = sentence.free(index);
  const number = sentence.free(index - 1);
  if (token === undefined || number?.kind !== 'number' || decimalOf(number.folded) > 100) return false;
  if (sentence.isAt(index + 1, '2')) return false;
  const next = sentence.free(index + 1);
  const before = sentence.free(index - 2)?.folded ?? '';
  const isCompared = ['alti', 'altinda', 'altindaki', 'ustu', 'uzeri', 'tl', 'arasi', 'kadar', 'ye'].includes(
    next?.folded ?? '',
  );
  return (
    isCompared || ['max', 'maks', 'min', 'fazla', 'cok', 'az', 'butcem', '-', 'ile'].includes(before) || token.isGlued
  );
}
