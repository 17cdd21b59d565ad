import { HALF } from '#server/turkish/number-words.ts';
import type { NounCase } from '#server/turkish/possible-stems.ts';
import type { Sentence } from '../sentence.ts';
import { MEASURE_SIGNS, MEASURE_UNITS } from '../vocabulary/measure-words.ts';
import { LIRA_WORDS } from '../vocabulary/price-words.ts';
import { decimalOf } from './digits.ts';
import { multiplierAt } from './multiplier-at.ts';
import { type NumberAt, numberAt } from './number-at.ts';

/** A number in the query with its multiplier, currency or measure. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** The last multiplier: 1,000 for `750 bin`; 1 if there is none. */
  readonly unit: number;
  readonly isLira: boolean;
  /** Has neither a multiplier nor lira: a price only if something else indicates it. */
  readonly isPlain: boolean;
  /** Digits without separators, such as `2018`. */
  readonly isBareDigits: boolean;
  /** `m²`, `km`, `model` …: then it is not a price. */
  readonly measure?: string;
  readonly case?: NounCase;
};

/** The amount that begins at a free token: digits or words, multipliers, lira or a measure. */
export function amountAt(sentence: Sentence, start: number): Amount | undefined {
  let index = start;
  let isLira = false;
  if (sentence.isAt(index, '₺')) {
    isLira = true;
    index += 1;
  }
  const sum = sumAt(sentence, index);
  if (sum === undefined) return undefined;
  index = sum.end;
  const bareToken = sum.end - start === 1 ? sentence.free(start) : undefined;
  let caseOfEnding = sum.case;
  const lira = liraAt(sentence, index);
  if (lira !== undefined) {
    isLira = true;
    index = lira.end;
    caseOfEnding = lira.case ?? caseOfEnding;
  }
  const measure = isLira ? undefined : measureAt(sentence, index);
  if (measure !== undefined) {
    index = measure.end;
    caseOfEnding = measure.case ?? caseOfEnding;
    // `150.000 km yi geçmemiş`, `100 bin km den az`: the ending is a separate word.
    const apart = SEPARATE_ENDINGS.get(sentence.free(index)?.folded ?? '');
    caseOfEnding = apart ?? caseOfEnding;
    if (apart !== undefined) index += 1;
  }
  const apart = bareToken && SEPARATE_ENDINGS.get(sentence.free(index)?.folded ?? '');
  if (apart !== undefined && index === sum.end) {
    index += 1;
    caseOfEnding = apart;
  }
  return {
    start,
    end: index,
    value: sum.value,
    unit: sum.unit,
    isLira,
    isPlain: sum.unit === 1 && !isLira,
    isBareDigits: bareToken !== undefined && /^\d+$/.test(bareToken.folded),
    ...(measure === undefined ? {} : { measure: measure.name }),
    ...(caseOfEnding === undefined ? {} : { case: caseOfEnding }),
  };
}

/** `1 milyon 250 bin`: numbers with decreasing multipliers. */
function sumAt(sentence: Sentence, start: number): (NumberAt & { unit: number }) | undefined {
  let total = 0;
  let index = start;
  let lastUnit = Number.POSITIVE_INFINITY;
  let caseOfEnding: NounCase | undefined;
  for (;;) {
    const part = multipliedAt(sentence, index, lastUnit);
    if (part === undefined) break;
    // A second number belongs to the first only with a smaller multiplier: not in `2 milyon 3+1`.
    if (lastUnit !== Number.POSITIVE_INFINITY && (part.unit === 1 || part.unit >= lastUnit)) break;
    total += part.value;
    index = part.end;
    lastUnit = part.unit;
    caseOfEnding = part.case;
    if (part.unit === 1 || part.case !== undefined) break;
  }
  if (index === start) return undefined;
  return { value: total, end: index, unit: lastUnit, ...(caseOfEnding === undefined ? {} : { case: caseOfEnding }) };
}

function multipliedAt(sentence: Sentence, start: number, lastUnit: number): (NumberAt & { unit: number }) | undefined {
  const number = numberAt(sentence, start);
  if (number === undefined) return undefined;
  const unit = multiplierAt(sentence, number.end, lastUnit);
  const token = sentence.free(start);
  const digits = token?.kind === 'number' && number.end === start + 1 ? token.folded : undefined;
  if (unit === undefined) return { ...number, value: roundKurus(number.value), unit: 1 };
  // `1.250 milyon` means 1.25 million.
  const factor = digits !== undefined && unit.unit >= 1e6 ? decimalOf(digits) : number.value;
  let end = unit.end;
  let value = roundKurus(factor * unit.unit);
  if (sentence.isAt(end, HALF)) {
    value += unit.unit / 2;
    end += 1;
  }
  return { value, end, unit: unit.unit, ...(unit.case === undefined ? {} : { case: unit.case }) };
}

function liraAt(sentence: Sentence, index: number): { end: number; case?: NounCase } | undefined {
  if (sentence.isAt(index, '₺')) return { end: index + 1 };
  const isTurkish = sentence.isAt(index, 'turk') ? 1 : 0;
  const stem = sentence.stemAt(index + isTurkish, LIRA_WORDS);
  if (stem === undefined) return undefined;
  const end = index + isTurkish + 1;
  // `2 milyon tl nin altında`: the ending is a separate word.
  const apart = SEPARATE_ENDINGS.get(sentence.free(end)?.folded ?? '');
  if (apart !== undefined) return { end: end + 1, case: apart };
  return { end, ...(stem.features.case ? { case: stem.features.case } : {}) };
}

const SEPARATE_ENDINGS: ReadonlyMap<string, NounCase> = new Map([
  ['nin', 'genitive'],
  ['yi', 'accusative'],
  ['den', 'ablative'],
  ['dan', 'ablative'],
  ['ten', 'ablative'],
  ['tan', 'ablative'],
  ['ye', 'dative'],
]);

function measureAt(sentence: Sentence, index: number): { name: string; end: number; case?: NounCase } | undefined {
  const token = sentence.free(index);
  if (token === undefined) return undefined;
  const sign = token.kind === 'sign' ? MEASURE_SIGNS.get(token.text) : undefined;
  if (sign !== undefined) return { name: sign, end: index + 1 };
  const stem = token.stems.find((candidate) => MEASURE_UNITS.has(candidate.stem));
  if (stem === undefined) return undefined;
  const name = MEASURE_UNITS.get(stem.stem) ?? stem.stem;
  return { name, end: index + 1, ...(stem.features.case ? { case: stem.features.case } : {}) };
}

function roundKurus(value: number): number {
  return Math.round(value * 100) / 100;
}
