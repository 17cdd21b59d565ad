import { WEEKDAYS } from '#server/turkish/calendar-words.ts';
import {
  type Day,
  dayOf,
  isoDay,
  mondayOf,
  monthOf,
  monthSpan,
  weekdayOf,
  yearOf,
} from '#server/turkish/istanbul-days.ts';
import { SMALL_NUMBERS } from '#server/turkish/number-words.ts';
import type { NounCase } from '#server/turkish/possible-stems.ts';
import type { Meaning, Sentence } from '../sentence.ts';
import {
  DURATIONS,
  ENDING_VERBS,
  LEFT_WORDS,
  NEXT_WORDS,
  RELATIVE_DAYS,
  WEEKDAY_DISTRICTS,
} from '../vocabulary/date-words.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { clampDays } from './clamp-days.ts';
import { numberOf } from './digits.ts';
import { readCalendarDate } from './read-calendar-dates.ts';

/** The first and the last day on which auctions end; without one, that side is open. */
type DaySpan = { readonly from?: Day; readonly to?: Day };
type ReadSpan = DaySpan & { readonly end: number; readonly case?: NounCase };

const VERBS = foldedSet(ENDING_VERBS);
const LEFT = foldedSet(LEFT_WORDS);
const NEXT = foldedSet(NEXT_WORDS);
const THIS = ['bu'];

/** Claims words about the end of auctions: days left, or a period of days in Istanbul. */
export function readDates(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const duration = durationAt(sentence, index);
    if (duration !== undefined) {
      sentence.claim(index, duration.end, duration.meaning);
      index = duration.end - 1;
      continue;
    }
    const span = spanAt(sentence, index);
    if (span === undefined) continue;
    const bounded = withBounds(sentence, span);
    sentence.claim(index, bounded.end, datesMeaning(bounded));
    index = bounded.end - 1;
  }
}

function spanAt(sentence: Sentence, index: number): ReadSpan | undefined {
  return (
    readCalendarDate(sentence, index) ??
    relativeDay(sentence, index) ??
    weekAt(sentence, index) ??
    monthOrYearAt(sentence, index) ??
    weekdayAt(sentence, index)
  );
}

/** `3 gün içinde`, `iki hafta`, `son 5 gün`, `48 saat içinde`; `10 gün sonra biten` is a single day. */
function durationAt(sentence: Sentence, start: number): { end: number; meaning: Meaning } | undefined {
  // `son gün`: today is the last day.
  if (sentence.isAt(start, 'son') && sentence.isAt(start + 1, 'gun', 'gunu', 'gunude'))
    return { end: start + 2, meaning: { type: 'days', days: 1 } };
  const isAtLeast = sentence.isAt(start, 'en') && sentence.isAt(start + 1, 'az');
  const isAtMost = sentence.isAt(start, 'en') && sentence.isAt(start + 1, 'fazla', 'cok', 'gec');
  const isPrefixed = sentence.isAt(start, 'onumuzdeki', 'son', 'gelecek');
  const number = countAt(sentence, start + (isAtLeast || isAtMost ? 2 : isPrefixed ? 1 : 0));
  if (number === undefined) return undefined;
  const unit = sentence.stemAt(number.end, DURATIONS);
  const perUnit = unit === undefined ? undefined : DURATIONS.get(unit.stem);
  if (unit === undefined || perUnit === undefined) return undefined;
  let end = number.end + 1;
  const days = number.value * perUnit;
  const isLess = sentence.isAt(end, 'az', 'kisa') && unit.features.case === 'ablative';
  const isMore = sentence.isAt(end, 'fazla', 'cok', 'uzun') && unit.features.case === 'ablative';
  if (isLess || isMore) end += 1;
  const isAfter = sentence.isAt(end, 'sonra', 'sonrasi', 'sonraki');
  const isLeft = LEFT.has(sentence.free(end)?.folded ?? '') || sentence.isAt(end, 'kadar');
  const isSaid =
    isPrefixed || isAtLeast || isAtMost || isLeft || isLess || isMore || VERBS.has(sentence.free(end)?.folded ?? '');
  // `2 ay` and `24 saat` alone are not necessarily about the end.
  if (!isSaid && (unit.stem === 'ay' || unit.stem === 'saat')) return undefined;
  if (isLeft) end += 1;
  const day = dayOf(sentence.now) + Math.round(days);
  if (isMore || isAtLeast) return { end, meaning: datesMeaning({ from: day }) };
  if (isAfter) return { end, meaning: datesMeaning({ from: day, to: day }) };
  return { end, meaning: { type: 'days', days: clampDays(days) } };
}

function countAt(sentence: Sentence, index: number): { value: number; end: number } | undefined {
  const token = sentence.free(index);
  if (token?.kind === 'number' && !token.isOrdinal) {
    const value = numberOf(token.folded);
    return Number.isInteger(value) && value > 0 && value < 1000 ? { value, end: index + 1 } : undefined;
  }
  const first = SMALL_NUMBERS.get(token?.folded ?? '');
  if (first === undefined) return undefined;
  const second = first >= 10 ? SMALL_NUMBERS.get(sentence.free(index + 1)?.folded ?? '') : undefined;
  if (second !== undefined && second < 10) return { value: first + second, end: index + 2 };
  return { value: first, end: index + 1 };
}

function relativeDay(sentence: Sentence, index: number): ReadSpan | undefined {
  const today = dayOf(sentence.now);
  const on = (days: number, end: number, endingCase?: NounCase): ReadSpan => ({
    from: today + days,
    to: today + days,
    end,
    ...(endingCase === undefined ? {} : { case: endingCase }),
  });
  const stem = sentence.stemAt(index, RELATIVE_DAYS);
  if (stem !== undefined) return on(RELATIVE_DAYS.get(stem.stem) ?? 0, index + 1, stem.features.case);
  if (sentence.isAt(index, 'bu') && sentence.isAt(index + 1, 'gun', 'aksam', 'gece', 'sabah')) return on(0, index + 2);
  const isDay = sentence.isAt(index, 'obur', 'oburku', 'ertesi') && sentence.isAt(index + 1, 'gun');
  if (isDay) return on(sentence.isAt(index, 'ertesi') ? 1 : 2, index + 2);
  return undefined;
}

function weekAt(sentence: Sentence, index: number): ReadSpan | undefined {
  const monday = mondayOf(dayOf(sentence.now));
  const isNext = NEXT.has(sentence.free(index)?.folded ?? '');
  if (sentence.isAt(index, 'haftaya')) {
    const weekday = WEEKDAYS.get(weekdayStem(sentence, index + 1)?.stem ?? '');
    if (weekday === undefined) return { from: monday + 7, to: monday + 13, end: index + 1 };
    return { from: monday + 7 + weekday, to: monday + 7 + weekday, end: index + 2 };
  }
  const lead = sentence.isAt(index, 'bu') || isNext ? 1 : 0;
  const at = index + lead;
  const shift = isNext ? 7 : 0;
  const weekend = weekendEnd(sentence, at);
  if (weekend !== undefined)
    return { from: monday + 5 + shift, to: monday + 6 + shift, end: weekend.end, ...caseOf(weekend.case) };
  if (lead === 0 || sentence.stemAt(at, new Set(['hafta', 'haftaki', 'haftakiler'])) === undefined) return undefined;
  if (isNext) return { from: monday + 7, to: monday + 13, end: at + 1 };
  return { to: monday + 6, end: at + 1 };
}

/** `hafta sonu`, `haftasonuna`. */
function weekendEnd(sentence: Sentence, at: number): { end: number; case?: NounCase } | undefined {
  const glued = sentence.stemAt(at, new Set(['haftason', 'haftasonu']));
  if (glued !== undefined) return { end: at + 1, ...caseOf(glued.features.case) };
  const last = sentence.isAt(at, 'hafta', 'haftanin') ? sentence.stemAt(at + 1, new Set(['son', 'sonu'])) : undefined;
  return last === undefined ? undefined : { end: at + 2, ...caseOf(last.features.case) };
}

function caseOf(value: NounCase | undefined): { case?: NounCase } {
  return value === undefined ? {} : { case: value };
}

/** `bu ay`, `gelecek ay`, `ay sonuna kadar`, `yıl sonu`. */
function monthOrYearAt(sentence: Sentence, index: number): ReadSpan | undefined {
  const today = dayOf(sentence.now);
  const month = monthSpan(yearOf(today), monthOf(today));
  const newYear = sentence.stemAt(index, new Set(['yilbas', 'yilbasi']));
  if (newYear !== undefined) return { to: monthSpan(yearOf(today), 12).to, end: index + 1 };
  const isNext = NEXT.has(sentence.free(index)?.folded ?? '');
  const lead = isNext || sentence.isAt(index, ...THIS) ? 1 : 0;
  const at = index + lead;
  const isYear = sentence.stemAt(at, new Set(['yil', 'sene'])) !== undefined;
  const isMonth = sentence.stemAt(at, new Set(['ay'])) !== undefined;
  if (!isYear && !isMonth) return undefined;
  const isEnd = sentence.stemAt(at + 1, new Set(['son', 'sonu'])) !== undefined;
  if (lead === 0 && !isEnd) return undefined;
  const end = at + (isEnd ? 2 : 1);
  const yearEnd = monthSpan(yearOf(today) + (isNext ? 1 : 0), 12).to;
  if (isYear) return isNext ? undefined : { to: yearEnd, end };
  if (isNext) return { ...monthSpan(yearOf(today), monthOf(today) + 1), end };
  return { to: month.to, end };
}

function weekdayStem(sentence: Sentence, index: number) {
  return sentence.stemAt(index, WEEKDAYS);
}

/** A weekday means the next one; if it is also the name of a district, another word must show that it is about time. */
function weekdayAt(sentence: Sentence, start: number): ReadSpan | undefined {
  const isLed = sentence.isAt(start, 'bu', 'gelecek', 'onumuzdeki');
  const index = isLed ? start + 1 : start;
  const stem = weekdayStem(sentence, index);
  if (stem === undefined || stem.features.isPossessive) return undefined;
  const token = sentence.free(index);
  const day = sentence.stemAt(index + 1, new Set(['gun']));
  const end = index + (day === undefined ? 1 : 2);
  const follower = sentence.free(end)?.folded ?? '';
  const isSure = isLed || day !== undefined || VERBS.has(follower) || follower === 'kadar';
  const isName = token !== undefined && token.text !== token.text.toLowerCase() && token.ending !== '';
  if (!isSure && (WEEKDAY_DISTRICTS.has(stem.stem) || isName)) return undefined;
  const today = dayOf(sentence.now);
  const weekday = WEEKDAYS.get(stem.stem) ?? 0;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const isThisWeek = sentence.isAt(start, 'bu') && ahead === 0;
  const date = today + (ahead === 0 && !isThisWeek ? 7 : ahead);
  return { from: date, to: date, end, ...caseOf(day?.features.case ?? stem.features.case) };
}

/** `… kadar`, `… önce`, `… sonra`, and the verb after it. */
function withBounds(sentence: Sentence, span: ReadSpan): ReadSpan {
  let { end } = span;
  if (sentence.isAt(end, 'tarihine', 'tarihinde', 'tarihinden', 'tarihli', 'gunune', 'gunu', 'icinde', 'icerisinde'))
    end += 1;
  const until = span.to === undefined ? {} : { to: span.to };
  if (sentence.isAt(end, 'kadar', 'dek', 'degin')) return { ...until, end: end + 1 };
  if (sentence.isAt(end, 'once', 'oncesi'))
    return { ...(span.from === undefined ? until : { to: span.from - 1 }), end: end + 1 };
  if (sentence.isAt(end, 'itibaren')) return { ...(span.from === undefined ? {} : { from: span.from }), end: end + 1 };
  if (sentence.isAt(end, 'sonra', 'sonrasi'))
    return { ...(span.to === undefined ? {} : { from: span.to + 1 }), end: end + 1 };
  if (VERBS.has(sentence.free(end)?.folded ?? '') && !sentence.isAt(end, 'son')) end += 1;
  return { ...span, end };
}

function datesMeaning({ from, to }: DaySpan): Meaning {
  return {
    type: 'dates',
    ...(from === undefined ? {} : { from: isoDay(from) }),
    ...(to === undefined ? {} : { to: isoDay(to) }),
  };
}
