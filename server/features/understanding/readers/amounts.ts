import { FRACTIONS, HALF, HUNDRED, SMALL_NUMBERS } from '#server/turkish/number-words.ts';
import type { NounCase } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/turkish-text.ts';
import type { Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';
import { MEASURE_SIGNS, MEASURE_UNITS } from '../vocabulary/measure-words.ts';
import { LIRA_WORDS, PRICE_MULTIPLIERS, SHORT_MILLION } from '../vocabulary/price-words.ts';

/** A number of the query with its unit. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** The last multiplier said: 1,000 for `750 bin`; 1 without one. */
  readonly unit: number;
  readonly isLira: boolean;
  /** Of a number that is a price only if something else says so. */
  readonly isPlain: boolean;
  /** Digits without separators, as `2018`. */
  readonly isBareDigits: boolean;
  /** `m²`, `km`, `model` …: no price. */
  readonly measure?: string;
  readonly case?: NounCase;
};

type Read = { readonly value: number; readonly end: number; readonly case?: NounCase };

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

/** `1 milyon 250 bin`: numbers with falling multipliers. */
function sumAt(sentence: Sentence, start: number): (Read & { unit: number }) | undefined {
  let total = 0;
  let index = start;
  let lastUnit = Number.POSITIVE_INFINITY;
  let caseOfEnding: NounCase | undefined;
  for (;;) {
    const part = multipliedAt(sentence, index, lastUnit);
    if (part === undefined) break;
    // A second number belongs to the first only by a smaller multiplier: not in `2 milyon 3+1`.
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

function multipliedAt(sentence: Sentence, start: number, lastUnit: number): (Read & { unit: number }) | undefined {
  const number = numberAt(sentence, start);
  if (number === undefined) return undefined;
  const unit = unitAt(sentence, number.end, lastUnit);
  const token = sentence.free(start);
  const digits = token?.kind === 'number' && number.end === start + 1 ? token.folded : undefined;
  if (unit === undefined) return { ...number, value: roundKurus(number.value), unit: 1 };
  // `1.250 milyon` is one and a quarter.
  const factor = digits !== undefined && unit.unit >= 1e6 ? decimalOf(digits) : number.value;
  let end = unit.end;
  let value = roundKurus(factor * unit.unit);
  if (sentence.isAt(end, HALF)) {
    value += unit.unit / 2;
    end += 1;
  }
  return { value, end, unit: unit.unit, ...(unit.case === undefined ? {} : { case: unit.case }) };
}

function unitAt(sentence: Sentence, index: number, lastUnit: number): (Read & { unit: number }) | undefined {
  // `3 bina` counts buildings.
  if (sentence.isAt(index, 'bina')) return undefined;
  const stem = sentence
    .free(index)
    ?.stems.find((candidate) => PRICE_MULTIPLIERS.has(candidate.stem) && !candidate.features.isPlural);
  if (stem !== undefined && stem.features.derived !== 'siz') {
    const unit = PRICE_MULTIPLIERS.get(stem.stem) ?? 1;
    if (unit >= lastUnit) return undefined;
    return { value: unit, unit, end: index + 1, ...(stem.features.case ? { case: stem.features.case } : {}) };
  }
  if (!sentence.isAt(index, SHORT_MILLION) || !isMillion(sentence, index)) return undefined;
  return { value: 1e6, unit: 1e6, end: index + 1 };
}

/** `m` is a million when it is glued to a small number or a price's comparator follows, and no metre of something. */
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

function numberAt(sentence: Sentence, index: number): Read | undefined {
  const token = sentence.free(index);
  if (token === undefined) return undefined;
  if (token.kind === 'number') {
    const value = numberOf(token.folded);
    if (token.isOrdinal || Number.isNaN(value)) return undefined;
    // Room plans, shares and file numbers are no amounts.
    if (isJoined(sentence, index)) return undefined;
    const ending = caseOfEnding(token);
    const grouped = groupedBySpaces(sentence, index);
    if (grouped !== undefined) return grouped;
    const half = sentence.isAt(index + 1, HALF) ? 0.5 : 0;
    return { value: value + half, end: index + (half > 0 ? 2 : 1), ...(ending === undefined ? {} : { case: ending }) };
  }
  return token.kind === 'word' ? wordsAt(sentence, index) : undefined;
}

/** `1 750 000`: groups of three parted by spaces. */
function groupedBySpaces(sentence: Sentence, start: number): Read | undefined {
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

function isJoined(sentence: Sentence, index: number): boolean {
  const next = sentence.free(index + 1);
  const before = sentence.free(index - 1);
  const joins = (sign: Token | undefined, isGlued: boolean | undefined) =>
    sign?.kind === 'sign' && '+/*'.includes(sign.text) && isGlued === true;
  return joins(next, next?.isGlued) || joins(before, sentence.free(index)?.isGlued);
}

/** `yedi yüz elli`, `iki buçuk`, `yarım`. */
function wordsAt(sentence: Sentence, start: number): Read | undefined {
  const fraction = FRACTIONS.get(sentence.free(start)?.folded ?? '');
  if (fraction !== undefined)
    return unitAt(sentence, start + 1, Number.POSITIVE_INFINITY) && { value: fraction, end: start + 1 };
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
      // `2 milyon altı`: there it is the comparator, unless a multiplier follows.
      if (word === 'alti' && !continues(sentence, index + 1)) break;
      value += small;
      last = small;
    } else break;
  }
  if (index === start) return undefined;
  if (!sentence.isAt(index, HALF)) return { value, end: index };
  return { value: value + 0.5, end: index + 1 };
}

function continues(sentence: Sentence, index: number): boolean {
  const word = sentence.free(index)?.folded ?? '';
  return word === HUNDRED || PRICE_MULTIPLIERS.has(word);
}

function liraAt(sentence: Sentence, index: number): { end: number; case?: NounCase } | undefined {
  if (sentence.isAt(index, '₺')) return { end: index + 1 };
  const isTurkish = sentence.isAt(index, 'turk') ? 1 : 0;
  const stem = sentence.stemAt(index + isTurkish, LIRA_WORDS);
  if (stem === undefined) return undefined;
  const end = index + isTurkish + 1;
  // `2 milyon tl nin altında`: the ending written apart.
  const apart = SEPARATE_ENDINGS.get(sentence.free(end)?.folded ?? '');
  if (apart !== undefined) return { end: end + 1, case: apart };
  return { end, ...(stem.features.case ? { case: stem.features.case } : {}) };
}

const SEPARATE_ENDINGS: ReadonlyMap<string, NounCase> = new Map([
  ['nin', 'genitive'],
  ['den', 'ablative'],
  ['dan', 'ablative'],
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

function caseOfEnding(token: Token): NounCase | undefined {
  if (token.ending === '') return undefined;
  if (/^n?[dt][ae]n$/.test(token.ending)) return 'ablative';
  return /^[yn]?[ae]$/.test(token.ending) ? 'dative' : undefined;
}

/** Turkish digits (`1.250.000,50`); NaN for what is no number (`25.11.2026`). */
export function numberOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  const groups = digits.split(/[.,]/);
  const signs = [...digits.matchAll(/[.,]/g)].map(([sign]) => sign);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3;
  const areSame = signs.every((sign) => sign === signs[0]);
  if (isGrouped && areSame && (signs[0] === '.' || signs.length > 1 || groups[0] !== '0'))
    return Number(groups.join(''));
  if (signs.length === 1) return Number(digits.replace(',', '.'));
  const whole = groups.slice(0, -1);
  const isWhole = whole.slice(1).every((group) => group.length === 3) && signs.at(-1) !== signs[0];
  return isWhole ? Number(`${whole.join('')}.${groups.at(-1)}`) : Number.NaN;
}

/** The same digits before a word like milyon, where one separator is a decimal point: `1.250 milyon`. */
function decimalOf(digits: string): number {
  return /^\d+[.,]\d+$/.test(digits) ? Number(digits.replace(',', '.')) : numberOf(digits);
}

function roundKurus(value: number): number {
  return Math.round(value * 100) / 100;
}

export function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldTurkish));
}
