import { MONTH_NUMBERS, WEEKDAYS } from '#server/turkish/calendar-words.ts';
import { type Day, dayOf, dayOfDate, monthOf, monthSpan, yearOf } from '#server/turkish/istanbul-days.ts';
import type { NounCase } from '#server/turkish/possible-stems.ts';
import type { Sentence } from '../sentence.ts';
import { ENDING_VERBS } from '../vocabulary/date-words.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';

type Dated = { readonly from: Day; readonly to: Day; readonly end: number; readonly case?: NounCase };

const VERBS = foldedSet(ENDING_VERBS);
const DASHES = '-–—';

/**
 * `25 kasım`, `25-30 kasım`, `25.11.2026`, `25/11/2026`, `2026-11-25`, `aralık ayında`; without a year the next such
 * day.
 */
export function readCalendarDate(sentence: Sentence, index: number): Dated | undefined {
  return (
    dottedDate(sentence, index) ??
    shortDate(sentence, index) ??
    slashedDate(sentence, index) ??
    dayAndMonth(sentence, index) ??
    wholeMonth(sentence, index)
  );
}

function dottedDate(sentence: Sentence, index: number): Dated | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(sentence.free(index)?.folded ?? '');
  if (match === null) return undefined;
  const first = dated(match[1], match[2], match[3], index + 1);
  return first && untilSecond(sentence, first, (at) => dottedDate(sentence, at));
}

/** `25.11'e kadar`, `ayın 25'ine kadar`. */
function shortDate(sentence: Sentence, index: number): Dated | undefined {
  const today = dayOf(sentence.now);
  const isOfMonth = sentence.isAt(index, 'ayin');
  const date = isOfMonth ? dateNumber(sentence, index + 1) : undefined;
  if (date !== undefined) {
    const inMonth = monthSpan(yearOf(today), monthOf(today)).from + date - 1;
    return { from: inMonth, to: inMonth, end: index + 2 };
  }
  const match = /^(\d{1,2})\.(\d{2})$/.exec(sentence.free(index)?.folded ?? '');
  const follower = sentence.free(index + 1)?.folded ?? '';
  if (match === null || !(follower.startsWith('tarih') || follower === 'kadar' || VERBS.has(follower)))
    return undefined;
  const day = dayInYear(sentence, undefined, Number(match[2]), Number(match[1]));
  return day === undefined ? undefined : { from: day, to: day, end: index + 1 };
}

function slashedDate(sentence: Sentence, index: number): Dated | undefined {
  const [a, first, b, second, c] = [0, 1, 2, 3, 4].map((offset) => sentence.free(index + offset));
  const isJoined =
    (first?.text === '/' || first?.text === '-') && first.text === second?.text && first.isGlued && second.isGlued;
  if (!isJoined || !b?.isGlued || !c?.isGlued) return undefined;
  if (/^\d{4}$/.test(a?.folded ?? '')) return dated(c.folded, b.folded, a?.folded, index + 5);
  return dated(a?.folded, b.folded, c.folded, index + 5);
}

function dated(
  date: string | undefined,
  month: string | undefined,
  year: string | undefined,
  end: number,
): Dated | undefined {
  if (![date, month, year].every((digits) => digits !== undefined && /^\d{1,4}$/.test(digits))) return undefined;
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const day = dayOfDate(fullYear, Number(month), Number(date));
  return day === undefined ? undefined : { from: day, to: day, end };
}

/** `25 kasım`, `25 kasım 2026`, `25-30 kasım`, `25 kasım - 5 aralık`. */
function dayAndMonth(sentence: Sentence, index: number): Dated | undefined {
  const date = dateNumber(sentence, index);
  if (date === undefined || isNineteenMay(sentence, index)) return undefined;
  const sign = sentence.free(index + 1);
  const isRange = (sign?.kind === 'sign' && DASHES.includes(sign.text)) || sentence.isAt(index + 1, 'ile', 'ila');
  const last = isRange ? dateNumber(sentence, index + 2) : undefined;
  const at = index + (last === undefined ? 1 : 3);
  const stem = sentence.stemAt(at, MONTH_NUMBERS);
  if (stem === undefined) return undefined;
  const month = MONTH_NUMBERS.get(stem.stem) ?? 1;
  const year = yearAt(sentence, at + 1);
  const to = dayInYear(sentence, year, month, last ?? date);
  const from = last === undefined ? to : dayInYear(sentence, year, month, date);
  if (to === undefined || from === undefined) return undefined;
  const end = skipWeekday(sentence, at + (year === undefined ? 1 : 2));
  const first: Dated = { from, to, end, ...(stem.features.case ? { case: stem.features.case } : {}) };
  return untilSecond(sentence, first, (second) => dayAndMonth(sentence, second));
}

/** `27 kasım cuma günü`: the weekday is redundant. */
function skipWeekday(sentence: Sentence, index: number): number {
  if (sentence.stemAt(index, WEEKDAYS) === undefined) return index;
  return sentence.stemAt(index + 1, new Set(['gun'])) === undefined ? index + 1 : index + 2;
}

/** A second date after a dash or `ile` ends the period; `arası` is part of it. */
function untilSecond(sentence: Sentence, first: Dated, readSecond: (index: number) => Dated | undefined): Dated {
  const sign = sentence.free(first.end);
  const isJoined =
    (sign?.kind === 'sign' && DASHES.includes(sign.text)) || sentence.isAt(first.end, 'ile', 'ila', 've');
  const second = isJoined ? readSecond(first.end + 1) : undefined;
  const span = second !== undefined && second.to > first.from ? { ...second, from: first.from } : first;
  return sentence.isAt(span.end, 'arasi', 'arasinda', 'arasindaki') ? { ...span, end: span.end + 1 } : span;
}

/** `19 Mayıs` is a district of Samsun if the query names Samsun or a district. */
function isNineteenMay(sentence: Sentence, index: number): boolean {
  if (!sentence.isAt(index, '19')) return false;
  return sentence.tokens.some(({ stems }) => stems.some(({ stem }) => stem === 'samsun' || stem === 'ilce'));
}

function dateNumber(sentence: Sentence, index: number): number | undefined {
  const digits = sentence.free(index)?.folded ?? '';
  const value = /^\d{1,2}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= 31 ? value : undefined;
}

function yearAt(sentence: Sentence, index: number): number | undefined {
  const digits = sentence.free(index)?.folded ?? '';
  return /^20\d\d$/.test(digits) ? Number(digits) : undefined;
}

function dayInYear(sentence: Sentence, year: number | undefined, month: number, date: number): Day | undefined {
  if (year !== undefined) return dayOfDate(year, month, date);
  const today = dayOf(sentence.now);
  const day = dayOfDate(yearOf(today), month, date);
  return day !== undefined && day < today ? dayOfDate(yearOf(today) + 1, month, date) : day;
}

/**
 * `aralık ayında`, `aralıkta biten`, `aralık sonuna kadar`: a month needs a word about time, because Aralık is also a
 * district.
 */
function wholeMonth(sentence: Sentence, index: number): Dated | undefined {
  const stem = sentence.stemAt(index, MONTH_NUMBERS);
  if (stem === undefined || stem.features.isPossessive || stem.features.isPlural) return undefined;
  if (isNineteenMay(sentence, index - 1)) return undefined;
  const month = MONTH_NUMBERS.get(stem.stem) ?? 1;
  const year = yearAt(sentence, index + 1);
  const at = index + (year === undefined ? 1 : 2);
  const word = sentence.stemAt(at, new Set(['ay', 'son', 'sonu', 'ic', 'bas', 'basi']));
  const follower = sentence.free(at)?.folded ?? '';
  const isSure = word !== undefined || VERBS.has(follower) || follower === 'kadar' || year !== undefined;
  const isLocative = stem.features.case === 'locative' && stem.stem !== 'ekim';
  if (!isSure && !isLocative) return undefined;
  const today = dayOf(sentence.now);
  const span = monthSpan(year ?? yearOf(today) + (month < monthOf(today) ? 1 : 0), month);
  const wordEnd = word === undefined ? at : at + 1;
  const isEndAfter = word?.stem === 'ay' && sentence.stemAt(wordEnd, new Set(['son', 'sonu'])) !== undefined;
  const end = isEndAfter ? wordEnd + 1 : wordEnd;
  return { ...span, end: sentence.isAt(end, 'icinde', 'icerisinde', 'boyunca') ? end + 1 : end };
}
