import { type IndexMonth, type IndexSeries, monthsBetween, monthsLater, spanOf } from './index-months.ts';

/** The index is published with one decimal, so each value may be off by half of that. */
const HALF_STEP = 0.05;
/** A missing month is bridged by its neighbours, at most this many months away. */
const WIDEST_GAP = 2;
/** The day of a month that its value belongs to. */
const MIDDLE_DAY = 15;
/** An index whose last month is older than this says nothing about today. */
export const MOST_STALE_MONTHS = 6;

/** Why an amount can't be moved by an index. */
export type MoveRefusal = 'noIndex' | 'staleIndex' | 'beforeSeries' | 'recent' | 'missingMonth';

/** An amount of a past day, moved to the last month of the index. In lira; the range is rounded outwards. */
export type Moved = {
  readonly from: number;
  readonly to: number;
  /** The months whose values enclose the day; only one if there is no other. */
  readonly startMonths: readonly IndexMonth[];
  readonly lastMonth: IndexMonth;
};

/** The factor for an amount of a past day: `last` divided by each of `starts`. */
type Move = Pick<Moved, 'startMonths' | 'lastMonth'> & { readonly starts: readonly number[]; readonly last: number };

/** Looks up the index for a day (`yyyy-mm-dd`), or returns why that is impossible. `today` is a day in Istanbul. */
function moveOf(day: string, series: IndexSeries | undefined, today: string): Move | MoveRefusal {
  const span = series && spanOf(series);
  if (!series || !span) return 'noIndex';
  const month = day.slice(0, 7);
  if (monthsBetween(span.last, today.slice(0, 7)) > MOST_STALE_MONTHS) return 'staleIndex';
  if (month < span.first) return 'beforeSeries';
  if (month >= span.last) return 'recent';
  const startMonths = monthsAround(series, month, isLate(day) ? 1 : -1);
  if (!startMonths) return 'missingMonth';
  const starts = startMonths.map((start) => series.get(start) ?? 0);
  const last = series.get(span.last) ?? 0;
  // A value as small as its error is useless.
  if (Math.min(...starts) <= HALF_STEP || last <= HALF_STEP) return 'missingMonth';
  return { startMonths, lastMonth: span.last, starts, last };
}

/** Whether a day (`yyyy-mm-dd`) is closer to the next month than to the previous one. */
export function isLate(day: string): boolean {
  return Number(day.slice(8, 10)) > MIDDLE_DAY;
}

/**
 * The lower bound for an amount of a past day is today amount × `last` ÷ `start`; undefined if the index has no value.
 */
export function leastMove(
  day: string,
  series: IndexSeries | undefined,
  today: string,
): { readonly last: number; readonly start: number } | undefined {
  const move = moveOf(day, series, today);
  return typeof move === 'string' ? undefined : leastOf(move);
}

function leastOf({ last, starts }: Move): { readonly last: number; readonly start: number } {
  return { last: last - HALF_STEP, start: Math.max(...starts) + HALF_STEP };
}

/**
 * Moves an amount of a day (`yyyy-mm-dd`) to the last month of an index. A month's value is the average of its days, so
 * the value of a day is between its month and the nearer neighbour. Each value may be off by half of its last decimal.
 * The result is the range that allows for all of this.
 */
export function moveAmount(
  amount: number,
  day: string,
  series: IndexSeries | undefined,
  today: string,
): Moved | MoveRefusal {
  const move = moveOf(day, series, today);
  if (typeof move === 'string') return move;
  const least = leastOf(move);
  const from = (amount * least.last) / least.start;
  const to = (amount * (move.last + HALF_STEP)) / (Math.min(...move.starts) - HALF_STEP);
  const { startMonths, lastMonth } = move;
  return { from: roundedDown(from), to: roundedUp(to), startMonths, lastMonth };
}

/** The months with a value around a day; undefined if too many are missing. */
function monthsAround(series: IndexSeries, month: IndexMonth, nearer: 1 | -1): IndexMonth[] | undefined {
  if (series.has(month)) {
    const neighbour = monthsLater(month, nearer);
    return series.has(neighbour) ? [month, neighbour].toSorted() : [month];
  }
  const before = nearest(series, month, -1);
  const after = nearest(series, month, 1);
  return before !== undefined && after !== undefined ? [before, after] : undefined;
}

function nearest(series: IndexSeries, month: IndexMonth, step: 1 | -1): IndexMonth | undefined {
  for (let away = 1; away <= WIDEST_GAP; away += 1) {
    const other = monthsLater(month, step * away);
    if (series.has(other)) return other;
  }
  return undefined;
}

/** Rounds to three significant digits: the index is not more accurate than that. */
function stepOf(value: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
}

function roundedDown(value: number): number {
  const step = stepOf(value);
  return Math.floor(value / step) * step;
}

function roundedUp(value: number): number {
  const step = stepOf(value);
  return Math.ceil(value / step) * step;
}
