import type { PropertySummary } from '#shared/properties.ts';
import { DAY_MS, formatDate, formatDateTime, formatDaysLeft, formatTimeLeft } from '#shared/text/dates.ts';

const URGENT_MS = 3 * DAY_MS;
/** The time for a full bar: a sale is announced about a month ahead. */
const FULL_BAR_MS = 30 * DAY_MS;

export type TimeLeftText = {
  /** `12.11.2026 11:00`, or the day alone; undefined where the source gives no end. */
  readonly date: string | undefined;
  /** `3 gün 4 saat kaldı`; undefined once bidding is over. Where the source gives only the day, in days. */
  readonly left: string | undefined;
  readonly isUrgent: boolean;
  /** How much of the bar is filled, in per cent. */
  readonly share: number;
};

type Timed = Pick<PropertySummary, 'endDate' | 'endDateIsDayOnly' | 'status'>;

/** When bidding on a listing ends, and how long that is. */
export function timeLeftText({ endDate, endDateIsDayOnly, status }: Timed, now: Date): TimeLeftText {
  if (endDate === null) return { date: undefined, left: undefined, isUrgent: false, share: 0 };
  const end = new Date(endDate);
  const leftMs = end.getTime() - now.getTime();
  return {
    date: endDateIsDayOnly ? formatDate(end) : formatDateTime(end),
    left: status === 'open' ? leftOf(end, endDateIsDayOnly, now) : undefined,
    isUrgent: leftMs < URGENT_MS,
    share: Math.round(Math.max(4, Math.min(100, (leftMs / FULL_BAR_MS) * 100))),
  };
}

function leftOf(end: Date, isDayOnly: boolean, now: Date): string | undefined {
  if (isDayOnly) return formatDaysLeft(end, now);
  const left = formatTimeLeft(end, now);
  return left && `${left} kaldı`;
}
