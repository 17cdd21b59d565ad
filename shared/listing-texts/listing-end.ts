import type { ListingSummary } from '../listings.ts';
import { formatDate, formatDateTime, formatDaysLeft } from '../text/dates.ts';

/** The properties of a listing that describe its end. */
export type ListingEnd = Pick<ListingSummary, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived'>;

/** Shown instead of the hour if the source only gives the day of the sale. */
export const HOUR_IN_NOTICE = 'saati ilanda';

/**
 * `12.11.2026 11:00`; only the day if the source gives no hour; `24.11.2026, saati ilanda` for a derived end. Null
 * without an end.
 */
export function endOf({ endDate, endDateIsDayOnly, endDateIsDerived }: ListingEnd): string | null {
  if (endDate === null) return null;
  const end = new Date(endDate);
  if (endDateIsDerived) return `${formatDate(end)}, ${HOUR_IN_NOTICE}`;
  return endDateIsDayOnly ? formatDate(end) : formatDateTime(end);
}

/** The label of the end: a derived one is only a day of the sale. */
export function endLabelOf({ endDateIsDerived }: Pick<ListingEnd, 'endDateIsDerived'>): 'Bitiş' | 'Satış günü' {
  return endDateIsDerived ? 'Satış günü' : 'Bitiş';
}

/** `bitiş 12.11.2026 11:00`, `satış günü 24.11.2026, saati ilanda`; null without an end. */
export function endWithLabel(end: ListingEnd): string | null {
  const text = endOf(end);
  return text && `${endLabelOf(end).toLocaleLowerCase('tr')} ${text}`;
}

/** `3 gün kaldı`; for a derived end `Satış gününe 3 gün var`. Undefined once the day is over. */
export function daysLeftOf(end: Date, isDerived: boolean, now: Date): string | undefined {
  const left = formatDaysLeft(end, now);
  if (!left || !isDerived) return left;
  const [first = ''] = left.split(' ');
  return /^\d/.test(first) ? `Satış gününe ${first} gün var` : `Satış günü ${first.toLocaleLowerCase('tr')}`;
}
