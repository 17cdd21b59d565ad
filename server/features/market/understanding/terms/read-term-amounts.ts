import type { AdvancedMeaning } from '#shared/interpretation.ts';
import { APPRAISAL_AGES, DEPOSIT_DAYS, KDV_RATES, TODAY_RATIOS } from '#shared/search-filters/search-values.ts';
import { numberAt } from '../readers/number-at.ts';
import { PhraseBook } from '../readers/phrase-book.ts';
import { boundsAt } from '../readers/read-prices-and-measures.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import {
  ALL_IN_PHRASES,
  APPRAISAL_PHRASES,
  PARTS_OF_VALUE,
  SQUARE_METRE_NOUNS,
  SQUARE_METRE_WORDS,
  VALUE_TODAY_ORDERS,
  VALUE_TODAY_PHRASES,
} from '../vocabulary/term-words.ts';

const ALL_IN = new PhraseBook(ALL_IN_PHRASES.map((phrase) => [phrase, true] as const));
const APPRAISALS = new PhraseBook(APPRAISAL_PHRASES.map((phrase) => [phrase, true] as const));
const VALUES_TODAY = new PhraseBook(VALUE_TODAY_PHRASES.map((phrase) => [phrase, true] as const));
const TODAY_ORDERS = new PhraseBook(VALUE_TODAY_ORDERS.map((phrase) => [phrase, true] as const));
const NOUNS = foldedSet(SQUARE_METRE_NOUNS);
/** Words that may stand between a subject and its number. */
const FILLERS = 'suresi son gunu yatirma yatirilmasi odemesi bitis bitisi en fazla cok gec max orani ise'.split(' ');
const MOST_FILLERS = 3;
const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^gun(?:den|luk|de)?$/, 1],
  [/^hafta(?:dan|lik|da)?$/, 7],
  [/^ay(?:dan|lik|da)?$/, 30],
  [/^(?:yil(?:dan|lik|da)?|sene(?:den|lik|de)?)$/, 365],
];
const AGE_ENDINGS = ['yeni', 'icinde', 'icindeki', 'gecmemis', 'gecmeyen', 'genc', 'az', 'once', 'olan'];
/** Words that may follow a fraction: `yarısından ucuz`, `yüzde 60’ının altında`. */
const CHEAPER = 'ucuz ucuza dusuk az asagi alti altinda altindaki fiyatina bedelle'.split(' ');
const DUE_WORDS = ['icinde', 'icerisinde', 'icindeki', 'kalan', 'kala'];
const DUE_ENDINGS = ['dolan', 'dolacak', 'biten', 'bitecek', 'yatirilacak', 'yatirilan', 'odenecek', 'olan', 'yatacak'];

/** Claims advanced filters with a number (D44), before prices, dates and measures claim the number. */
export function readTermAmounts(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const end =
      squareMetrePrice(sentence, index) ??
      allInCost(sentence, index) ??
      todayRatio(sentence, index) ??
      kdvRate(sentence, index) ??
      depositTerm(sentence, index) ??
      appraisalAge(sentence, index);
    if (end !== undefined) index = end - 1;
  }
}

/** Claims tokens for one of the advanced filters, with their words as the label. */
export function claimAdvanced(sentence: Sentence, start: number, end: number, advanced: AdvancedMeaning): number {
  sentence.claim(start, end, { type: 'text', part: 'measure', details: { advanced } });
  return end;
}

/** `m² fiyatı 20.000 altı`, `metrekaresi 15 bini geçmeyen`; after a number `m²` is an area. */
function squareMetrePrice(sentence: Sentence, start: number): number | undefined {
  const isArea = sentence.tokens[start - 1]?.kind === 'number';
  if (isArea || !sentence.isAt(start, ...SQUARE_METRE_WORDS)) return undefined;
  let index = start + 1;
  while (sentence.stemAt(index, NOUNS) !== undefined) index += 1;
  const isNamed = index > start + 1 || sentence.isAt(start, 'metrekaresi');
  const found = isNamed ? numberBehind(sentence, index, (at) => boundsAt(sentence, at)) : undefined;
  if (found === undefined) return undefined;
  const { min, max, end } = found;
  return claimAdvanced(sentence, start, end, {
    ...(min === undefined ? {} : { minPricePerSquareMeter: min }),
    ...(max === undefined ? {} : { maxPricePerSquareMeter: max }),
  });
}

/** `toplam maliyeti 2 milyon altı`, `her şey dahil 3 milyon`. */
function allInCost(sentence: Sentence, start: number): number | undefined {
  const phrase = ALL_IN.find(sentence, start);
  const found = phrase && numberBehind(sentence, phrase.end, (at) => boundsAt(sentence, at));
  return found?.max === undefined ? undefined : claimAdvanced(sentence, start, found.end, { maxAllInCost: found.max });
}

/** `bugünkü karşılığının yarısından ucuz`, `kasko değerinin %60’ından düşük`, `bugünkü değerine göre ucuz`. */
function todayRatio(sentence: Sentence, start: number): number | undefined {
  const order = TODAY_ORDERS.find(sentence, start);
  if (order) {
    sentence.claim(start, order.end, { type: 'sort', sort: 'todayRatioAsc' });
    return order.end;
  }
  const phrase = VALUES_TODAY.find(sentence, start);
  const part = phrase && numberBehind(sentence, phrase.end, (at) => partAt(sentence, at));
  if (part === undefined) return undefined;
  let end = part.end;
  while (sentence.isAt(end, ...CHEAPER)) end += 1;
  return claimAdvanced(sentence, start, end, { maxTodayRatio: part.percent });
}

function partAt(sentence: Sentence, start: number): { percent: number; end: number } | undefined {
  const named = PARTS_OF_VALUE.get(sentence.free(start)?.folded ?? '');
  if (named !== undefined) return { percent: named, end: start + 1 };
  if (!sentence.isAt(start, '%', 'yuzde')) return undefined;
  const number = numberAt(sentence, start + 1);
  const percent = Math.round(number?.value ?? 0);
  return number && percent >= TODAY_RATIOS.min && percent <= TODAY_RATIOS.max
    ? { percent, end: number.end }
    : undefined;
}

/** `KDV’si %1`, `%10 KDV’li`, `KDV’den muaf`. */
function kdvRate(sentence: Sentence, start: number): number | undefined {
  if (sentence.isAt(start, 'kdvsiz')) return claimAdvanced(sentence, start, start + 1, { kdvRate: ['0'] });
  if (isKdv(sentence, start)) {
    if (sentence.isAt(start + 1, 'muaf', 'istisna'))
      return claimAdvanced(sentence, start, start + 2, { kdvRate: ['0'] });
    const rate = numberBehind(sentence, start + 1, (at) => rateAt(sentence, at));
    return rate && claimAdvanced(sentence, start, rate.end, { kdvRate: [rate.value] });
  }
  const rate = rateAt(sentence, start);
  return rate && isKdv(sentence, rate.end)
    ? claimAdvanced(sentence, start, rate.end + 1, { kdvRate: [rate.value] })
    : undefined;
}

function isKdv(sentence: Sentence, index: number): boolean {
  return sentence.isAt(index, 'kdv', 'kdvsi', 'kdvli', 'kdvden');
}

function rateAt(sentence: Sentence, start: number): { value: (typeof KDV_RATES)[number]; end: number } | undefined {
  const index = sentence.isAt(start, '%', 'yuzde') ? start + 1 : start;
  const number = numberAt(sentence, index);
  const value = KDV_RATES.find((rate) => Number(rate) === number?.value);
  return number && value !== undefined ? { value, end: number.end } : undefined;
}

/** `teminatı 3 gün içinde`, `teminat süresi 5 gün içinde dolan`. */
function depositTerm(sentence: Sentence, start: number): number | undefined {
  if (!sentence.isAt(start, 'teminat', 'teminati', 'teminatin', 'teminatinin')) return undefined;
  const span = numberBehind(sentence, start + 1, (at) => spanAt(sentence, at));
  if (span === undefined || !sentence.isAt(span.end, ...DUE_WORDS)) return undefined;
  const end = sentence.isAt(span.end + 1, ...DUE_ENDINGS) ? span.end + 2 : span.end + 1;
  const days = Math.min(DEPOSIT_DAYS.max, Math.max(DEPOSIT_DAYS.min, span.days));
  return claimAdvanced(sentence, start, end, { depositWithinDays: days });
}

/** `kıymet takdiri 1 yıldan yeni`, `ekspertizi son 6 ayda`. */
function appraisalAge(sentence: Sentence, start: number): number | undefined {
  const phrase = APPRAISALS.find(sentence, start);
  const span = phrase && numberBehind(sentence, phrase.end, (at) => spanAt(sentence, at));
  if (span === undefined) return undefined;
  const end = sentence.isAt(span.end, ...AGE_ENDINGS) ? span.end + 1 : span.end;
  const days = Math.min(APPRAISAL_AGES.max, Math.max(APPRAISAL_AGES.min, span.days));
  return claimAdvanced(sentence, start, end, { maxAppraisalAgeDays: days });
}

/** `3 gün`, `6 aydan`, `bir yıl`. */
export function spanAt(sentence: Sentence, start: number): { days: number; end: number } | undefined {
  const number = numberAt(sentence, start);
  const unit = number && DAYS.find(([name]) => name.test(sentence.free(number.end)?.folded ?? ''));
  return number && unit ? { days: Math.round(number.value * unit[1]), end: number.end + 1 } : undefined;
}

/** Reads a number after a few filler words. */
function numberBehind<T>(sentence: Sentence, start: number, read: (at: number) => T | undefined): T | undefined {
  for (let index = start; index <= start + MOST_FILLERS; index += 1) {
    const found = read(index);
    if (found !== undefined) return found;
    if (!sentence.isAt(index, ...FILLERS)) return undefined;
  }
  return undefined;
}
