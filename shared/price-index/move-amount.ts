import { type IndexMonth, type IndexSeries, monthsBetween, monthsLater, spanOf } from './index-months.ts';

/** The index is published with one decimal: each value may be off by half of it. */
const HALF_STEP = 0.05;
/** A month that is missing is bridged by its neighbours up to so many months away. */
const WIDEST_GAP = 2;
/** The middle of a month, to which its value belongs. */
const MIDDLE_DAY = 15;
/** An index whose last month is older than this tells nothing about today. */
export const MOST_STALE_MONTHS = 6;

/** Why an amount can't be moved by an index. */
export type MoveRefusal = 'noIndex' | 'staleIndex' | 'beforeSeries' | 'recent' | 'missingMonth';

/** An amount of a day as the index moves it to its last month. Lira, rounded away from each other. */
export type Moved = {
  readonly from: number;
  readonly to: number;
  /** The months between whose values the day is; one where there is no other. */
  readonly startMonths: readonly IndexMonth[];
  readonly lastMonth: IndexMonth;
};

/** By how much the index moves what is of a day: an amount × `last` ÷ each of `starts`. */
type Move = Pick<Moved, 'startMonths' | 'lastMonth'> & { readonly starts: readonly number[]; readonly last: number };

/** What the index says of a day (`yyyy-mm-dd`), or why it says nothing. `today` is a day in Istanbul. */
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
  // A value as small as its own error tells nothing.
  if (Math.min(...starts) <= HALF_STEP || last <= HALF_STEP) return 'missingMonth';
  return { startMonths, lastMonth: span.last, starts, last };
}

/** Whether a day (`yyyy-mm-dd`) is nearer to the month after its own than to the one before. */
export function isLate(day: string): boolean {
  return Number(day.slice(8, 10)) > MIDDLE_DAY;
}

/** An amount of a day comes at least to amount × `last` ÷ `start` today; undefined where the index says nothing. */
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
 * Moves an amount of a day (`yyyy-mm-dd`) to the last month of an index. A month's value is the average of its days,
 * so that of a day is between its month and the nearer neighbour. Each value may be off by half of its last decimal.
 * The result is the range that all of this leaves.
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

/** The months with a value around a day; undefined where too many are missing. */
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

/** Three digits that count are more than an index can tell. */
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
