import { MAX_PRICE } from '#shared/search-filters/search-values.ts';
import type { Meaning, Sentence } from '../sentence.ts';
import {
  AND_MORE_WORDS,
  COMPARATORS_AFTER,
  COMPARATORS_AFTER_ABLATIVE,
  COMPARATORS_BEFORE,
  DEPOSIT_NOUNS,
  type Direction,
  EXCLUSIVE_YEAR_WORDS,
  PRICE_NOUNS,
  RANGE_JOINTS,
} from '../vocabulary/comparator-words.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { type Amount, amountAt } from './amount-at.ts';
import { guessedUnit, isVehicleSought } from './guessed-unit.ts';
import { PhraseBook } from './phrase-book.ts';

const BEFORE = new PhraseBook(COMPARATORS_BEFORE);
const BEFORE_WORDS = foldedSet(COMPARATORS_BEFORE.map(([words]) => words));
const NOUNS = foldedSet(PRICE_NOUNS);
const DEPOSITS = foldedSet(DEPOSIT_NOUNS);
const LEAST_PLAIN_PRICE = 1000;
const AROUND = { below: 0.9, above: 1.1 } as const;
const YEARS = { first: 1950, last: 2035 } as const;

/** `2 milyondan pahalı olmayan`. */
const OPPOSITE: Readonly<Record<Direction, Direction>> = { max: 'min', min: 'max', around: 'around', range: 'range' };

type Bounds = { readonly min?: number; readonly max?: number };
type Compared = { readonly start: number; readonly end: number; readonly direction?: Direction };

/** Claims prices as filters, and measures (areas, kilometres, model years) as text with all their words and details. */
export function readPricesAndMeasures(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const amount = amountAt(sentence, index);
    if (amount === undefined) continue;
    index = readAmount(sentence, amount) - 1;
  }
}

/**
 * The bounds of an amount with its comparators, and their end; claims nothing. An amount without a comparator is a
 * maximum.
 */
export function boundsAt(sentence: Sentence, start: number): (Bounds & { readonly end: number }) | undefined {
  const first = amountAt(sentence, start);
  if (first === undefined || first.measure !== undefined) return undefined;
  const second = secondOfRange(sentence, first);
  const after = comparatorAfter(sentence, second ?? first);
  const before = comparatorBefore(sentence, first.start);
  const { direction } = directionOf(before.direction, after.direction, second !== undefined);
  return { ...(second === undefined ? boundsOf(first, direction) : rangeOf(first, second)), end: after.end };
}

/** Claims an amount with the words that belong to it; returns their end. */
function readAmount(sentence: Sentence, given: Amount): number {
  const other = secondOfRange(sentence, given);
  const isYear = (other ?? given).measure === 'model';
  const first = isYear ? inFull(given) : given;
  const second = other && (isYear ? inFull(other) : other);
  const last = second ?? first;
  const after = comparatorAfter(sentence, last);
  const before = comparatorBefore(sentence, first.start);
  const compared: Compared = {
    start: before.start,
    end: after.end,
    ...directionOf(before.direction, after.direction, second !== undefined),
  };
  const bounds = second === undefined ? boundsOf(first, compared.direction) : rangeOf(first, second);
  const percent = percentStart(sentence, first.start) < first.start ? 'yüzde' : undefined;
  const measure = last.measure ?? first.measure ?? percent ?? yearMeasure(sentence, first, last, compared);
  if (measure === 'model') {
    const isExact = second === undefined && compared.direction === undefined;
    return readYears(sentence, compared, isExact ? { min: first.value, max: first.value } : bounds);
  }
  if (measure !== undefined) {
    sentence.claim(percentStart(sentence, compared.start), compared.end, measureMeaning(measure, bounds));
    return compared.end;
  }
  if (sentence.stemAt(compared.start - 1, DEPOSITS) !== undefined) {
    sentence.claim(compared.start - 1, compared.end, measureMeaning('teminat', bounds));
    return compared.end;
  }
  // `100 bin teminatla`.
  if (sentence.stemAt(compared.end, DEPOSITS) !== undefined) {
    sentence.claim(compared.start, compared.end + 1, measureMeaning('teminat', bounds));
    return compared.end + 1;
  }
  const borrowed = second === undefined ? borrowedUnit(sentence, first, compared) : undefined;
  if (borrowed !== undefined) {
    sentence.claim(compared.start, compared.end, {
      type: 'price',
      ...boundsOf({ ...first, value: first.value * borrowed }, compared.direction),
    });
    return compared.end;
  }
  const guessed = guessedUnit(sentence, first, compared.direction);
  if (second !== undefined && guessed !== undefined && guessed === guessedUnit(sentence, second, compared.direction)) {
    const range = rangeOf({ ...first, value: first.value * guessed }, { ...second, value: second.value * guessed });
    sentence.claim(compared.start, compared.end, { type: 'price', ...range, isGuess: true });
    return compared.end;
  }
  if (second === undefined && guessed !== undefined) {
    const amount = { ...first, value: first.value * guessed };
    sentence.claim(compared.start, compared.end, {
      type: 'price',
      ...boundsOf(amount, compared.direction),
      isGuess: true,
    });
    return compared.end;
  }
  if (!isPrice(first, second, compared.direction)) return Math.max(first.end, first.start + 1);
  sentence.claim(compared.start, compared.end, { type: 'price', ...bounds });
  return compared.end;
}

/** `95 model`, `15 model`: adds the omitted century. */
function inFull(amount: Amount): Amount {
  const { value } = amount;
  if (!Number.isInteger(value) || value < 10 || value > 99) return amount;
  return { ...amount, value: value + (value < 50 ? 2000 : 1900) };
}

/** `en az 2 en fazla 3 milyon`: the first amount uses the multiplier of the second. */
function borrowedUnit(sentence: Sentence, first: Amount, { start, end, direction }: Compared): number | undefined {
  if (!first.isPlain || first.value >= LEAST_PLAIN_PRICE || direction === undefined || start === first.start)
    return undefined;
  for (let at = end + 1; at <= end + 3; at += 1) {
    const next = amountAt(sentence, at);
    if (next === undefined) continue;
    return next.unit > 1 && comparatorBefore(sentence, at).direction !== undefined ? next.unit : undefined;
  }
  return undefined;
}

/** `%50`: the position of the sign. */
function percentStart(sentence: Sentence, start: number): number {
  return sentence.isAt(start - 1, '%') && sentence.free(start)?.isGlued === true ? start - 1 : start;
}

function directionOf(
  before: Direction | undefined,
  after: Direction | undefined,
  isRange: boolean,
): { direction?: Direction } {
  if (isRange) return { direction: 'range' as const };
  const direction = after === 'range' ? before : (after ?? before);
  return direction === undefined ? {} : { direction };
}

function isPrice(first: Amount, second: Amount | undefined, direction: Direction | undefined): boolean {
  const last = second ?? first;
  if (last.value > MAX_PRICE || first.value > MAX_PRICE) return false;
  if (!last.isPlain || !first.isPlain) return last.value > 0 || first.value > 0;
  if (last.value < LEAST_PLAIN_PRICE) return false;
  return direction !== undefined || (!last.isBareDigits && Number.isInteger(last.value));
}

/** `2018 ve üzeri`, `2015-2020 arası`: four digits that can be a model year are not a price. */
function yearMeasure(sentence: Sentence, first: Amount, last: Amount, compared: Compared): string | undefined {
  if (!isYear(first) || !isYear(last)) return undefined;
  return compared.direction !== undefined || isVehicleSought(sentence) ? 'model' : undefined;
}

/** Claims model years with the word for them and the years listed before: `2013 2014 2015 model`. */
function readYears(sentence: Sentence, { start, end }: Compared, { min, max }: Bounds): number {
  const until = sentence.isAt(end, 'model', 'modeli', 'arası') ? end + 1 : end;
  let [from, least] = [start, min ?? max];
  for (let index = start - 1; index >= 0; index -= 1) {
    const token = sentence.free(index);
    const year = Number(token?.folded);
    if (token?.kind === 'sign' && token.text === ',') continue;
    if (sentence.isAt(index, 've', 'veya', 'ya', 'da')) continue;
    if (min === undefined || min !== max || !(year >= YEARS.first && year <= YEARS.last)) break;
    from = index;
    least = Math.min(least ?? year, year);
  }
  // `2005 öncesi`, `2010 dan eski` exclude the year itself.
  const word = sentence.tokens[end - 1]?.folded ?? '';
  const most = max !== undefined && EXCLUSIVE_YEAR_WORDS.includes(word) ? max - 1 : max;
  const bounds = {
    ...(min === undefined ? {} : { min: least ?? min }),
    ...(most === undefined ? {} : { max: most }),
  };
  sentence.claim(from, until, measureMeaning('model', bounds));
  return until;
}

function isYear({ value, isPlain, isBareDigits }: Amount): boolean {
  return isPlain && isBareDigits && value >= YEARS.first && value <= YEARS.last;
}

function boundsOf({ value, measure }: Amount, direction: Direction | undefined): Bounds {
  if (direction === undefined && measure !== undefined) return { min: value, max: value };
  if (direction === 'min') return { min: value };
  if (direction === 'around') return { min: Math.round(value * AROUND.below), max: Math.round(value * AROUND.above) };
  return { max: value };
}

/** A range in either order; the first number uses the second's multiplier: `500-750 bin`, `500-1 milyon`. */
function rangeOf(first: Amount, second: Amount): Bounds {
  let low = first.value;
  if (first.unit === 1 && !first.isLira && second.unit > 1) {
    const shared = first.value * second.unit;
    const smaller = (first.value * second.unit) / 1000;
    low = shared > second.value && smaller < second.value && first.value >= 100 ? smaller : shared;
  }
  return { min: Math.min(low, second.value), max: Math.max(low, second.value) };
}

function secondOfRange(sentence: Sentence, first: Amount): Amount | undefined {
  let index = first.end;
  const sign = sentence.free(index);
  const isDash = sign?.kind === 'sign' && '-–—~'.includes(sign.text);
  const isJoint = sentence.isAt(index, ...RANGE_JOINTS);
  const isIla = sentence.isAt(index, 'ila', 'to', 'ile');
  if (isDash || isJoint) index += 1;
  const second = amountAt(sentence, index);
  if (second === undefined) return undefined;
  const isRangeWord = comparatorAfter(sentence, second).direction === 'range';
  const isFromTo = first.case === 'ablative' && (second.case === 'dative' || sentence.isAt(second.end, 'kadar'));
  const isSaid = isDash || isIla || isRangeWord || isFromTo || isPair(first, second);
  if (!isSaid || (first.measure !== undefined && first.measure !== second.measure)) return undefined;
  const isWorthIt = !second.isPlain || second.measure !== undefined || second.value >= LEAST_PLAIN_PRICE || isRangeWord;
  return isWorthIt ? second : undefined;
}

/** `iki üç dönüm`, `3 4 milyon`: either of them. */
function isPair(first: Amount, second: Amount): boolean {
  const isMeant = second.measure !== undefined || !second.isPlain;
  const count = second.value / second.unit;
  return (
    !isYear(first) &&
    first.isPlain &&
    first.measure === undefined &&
    first.end === second.start &&
    isMeant &&
    count === first.value + 1
  );
}

/** The comparator after an amount, with the nouns between (`2 milyon bütçeyle`, `1 milyon tl fiyatı geçmeyen`). */
function comparatorAfter(sentence: Sentence, amount: Amount): { end: number; direction?: Direction } {
  let index = amount.end;
  if (sentence.isAt(index, 've', 'veya') && isMore(sentence, index + 1)) index += 1;
  if (sentence.stemAt(index, NOUNS) !== undefined) index += 1;
  const token = sentence.free(index);
  if (token === undefined) return { end: amount.end };
  const ablative = COMPARATORS_AFTER_ABLATIVE.get(token.folded);
  if (ablative !== undefined && amount.case === 'ablative') {
    const isDenied = sentence.isAt(index + 1, 'olmayan', 'olmasin', 'degil');
    const takesVerb = isDenied || sentence.isAt(index + 1, 'olan', 'olsun', 'olanlar');
    return { end: index + (takesVerb ? 2 : 1), direction: isDenied ? OPPOSITE[ablative] : ablative };
  }
  if (token.text === '+' && token.isGlued && sentence.free(index + 1)?.kind !== 'number')
    return { end: index + 1, direction: 'min' };
  // `5 yaşında en fazla`: the comparator comes after the amount, and no other amount follows.
  const behind = BEFORE.find(sentence, index);
  if (behind !== undefined && behind.end === index + 2 && amountAt(sentence, behind.end) === undefined)
    return { end: behind.end, direction: behind.value };
  // `min 1 milyon max 2 milyon`: the word belongs to the next amount.
  const isOfNext = BEFORE_WORDS.has(token.folded) && sentence.free(index + 1)?.kind === 'number';
  const direction = isOfNext ? undefined : plainComparator(sentence, index);
  if (direction === undefined)
    return amount.case === 'dative' ? { end: amount.end, direction: 'max' } : { end: amount.end };
  return { end: index + 1, direction };
}

function plainComparator(sentence: Sentence, index: number): Direction | undefined {
  const stem = sentence.stemAt(index, COMPARATORS_AFTER);
  // `alt`, `üst` and `ara` are comparators only with a possessive ending: altı, üstünde, arası.
  if (stem === undefined) return undefined;
  const needsPossessive = ['alt', 'ust', 'uzer', 'ara', 'civar', 'sular', 'band'].includes(stem.stem);
  if (needsPossessive && stem.features.case === undefined && !stem.features.isPossessive) return undefined;
  return COMPARATORS_AFTER.get(stem.stem);
}

function isMore(sentence: Sentence, index: number): boolean {
  return plainComparator(sentence, index) !== undefined || AND_MORE_WORDS.includes(sentence.free(index)?.folded ?? '');
}

/** The comparator before an amount: `en fazla`, `fiyatı max`, `bütçem`. */
function comparatorBefore(sentence: Sentence, start: number): { start: number; direction?: Direction } {
  let index = start;
  let direction: Direction | undefined;
  for (let steps = 0; steps < 3; steps += 1) {
    if (sentence.stemAt(index - 1, NOUNS) !== undefined) {
      index -= 1;
      continue;
    }
    const found = phraseEndingAt(sentence, index);
    if (found === undefined) break;
    index = found.start;
    direction ??= found.direction;
  }
  if (direction === undefined && index === start) {
    const sign = sentence.free(start - 1)?.text;
    if (sign === '<' || sign === '≤') return { start: start - 1, direction: 'max' };
    if (sign === '>' || sign === '≥') return { start: start - 1, direction: 'min' };
  }
  return direction === undefined ? { start: index } : { start: index, direction };
}

function phraseEndingAt(sentence: Sentence, end: number): { start: number; direction: Direction } | undefined {
  for (const length of [2, 1]) {
    const match = BEFORE.find(sentence, end - length);
    if (match?.end === end) return { start: end - length, direction: match.value };
  }
  return undefined;
}

function measureMeaning(unit: string, bounds: Bounds): Meaning {
  const part = unit === 'model' || unit === 'yaş' || unit === 'km' || unit === 'cc' ? 'vehicle' : 'measure';
  return {
    type: 'text',
    part,
    details: { measures: [{ unit, ...bounds }] },
    ...(unit === 'model' ? { impliedCategory: '2' as const } : {}),
  };
}
