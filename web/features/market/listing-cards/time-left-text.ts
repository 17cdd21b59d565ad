import { daysLeftOf, endOf } from '#shared/listing-texts/listing-end.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { DAY_MS, formatDate, formatTimeLeft } from '#shared/text/dates.ts';

const URGENT_MS = 3 * DAY_MS;
/** The remaining time that fills the bar: a sale is announced about a month ahead. */
const FULL_BAR_MS = 30 * DAY_MS;

export type TimeLeftText = {
  /** `12.11.2026 11:00`, or only the day; undefined if the source gives no end. */
  readonly date: string | undefined;
  /** `3 gün 4 saat kaldı`; undefined once bidding is over. In days if the source gives only the day. */
  readonly left: string | undefined;
  /** The text after the end: `12.11.2026 11:00 tarihinde sona erdi`, `Satış günü 24.11.2026 idi`. */
  readonly past: string | undefined;
  /** Never true for a derived end, which may not be the real one. */
  readonly isUrgent: boolean;
  /** The filled part of the bar, in per cent. */
  readonly share: number;
};

type Timed = Pick<ListingSummary, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived' | 'status'>;

/** When bidding on a listing ends, and the remaining time. */
export function timeLeftText(property: Timed, now: Date): TimeLeftText {
  const { endDate, endDateIsDayOnly, endDateIsDerived, status } = property;
  const date = endOf(property) ?? undefined;
  if (endDate === null || date === undefined)
    return { date: undefined, left: undefined, past: undefined, isUrgent: false, share: 0 };
  const end = new Date(endDate);
  const leftMs = end.getTime() - now.getTime();
  return {
    date,
    left: status === 'open' ? leftOf(end, endDateIsDayOnly, endDateIsDerived, now) : undefined,
    past: endDateIsDerived ? `Satış günü ${formatDate(end)} idi` : `${date} tarihinde sona erdi`,
    isUrgent: leftMs < URGENT_MS && !endDateIsDerived,
    share: Math.round(Math.max(4, Math.min(100, (leftMs / FULL_BAR_MS) * 100))),
  };
}

function leftOf(end: Date, isDayOnly: boolean, isDerived: boolean, now: Date): string | undefined {
  if (isDayOnly) return daysLeftOf(end, isDerived, now);
  const left = formatTimeLeft(end, now);
  return left && `${left} kaldı`;
}
