import type { ListingSummary } from '../listings.ts';
import { formatDate, formatDateTime, formatDaysLeft } from '../text/dates.ts';

/** What a listing tells of its end. */
export type ListingEnd = Pick<ListingSummary, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived'>;

/** Where the hour of a sale stands whose source tells only the day. */
export const HOUR_IN_NOTICE = 'saati ilanda';

/**
 * `12.11.2026 11:00`; the day alone when the source says no more; `24.11.2026, saati ilanda` of a derived end. Null
 * without one.
 */
export function endOf({ endDate, endDateIsDayOnly, endDateIsDerived }: ListingEnd): string | null {
  if (endDate === null) return null;
  const end = new Date(endDate);
  if (endDateIsDerived) return `${formatDate(end)}, ${HOUR_IN_NOTICE}`;
  return endDateIsDayOnly ? formatDate(end) : formatDateTime(end);
}

/** What the end is called as a label: a derived one is only a day of the sale. */
export function endLabelOf({ endDateIsDerived }: Pick<ListingEnd, 'endDateIsDerived'>): 'Bitiş' | 'Satış günü' {
  return endDateIsDerived ? 'Satış günü' : 'Bitiş';
}

/** `bitiş 12.11.2026 11:00`, `satış günü 24.11.2026, saati ilanda`; null without an end. */
export function endWithLabel(end: ListingEnd): string | null {
  const text = endOf(end);
  return text && `${endLabelOf(end).toLocaleLowerCase('tr')} ${text}`;
}

/** `3 gün kaldı`; of a derived end `Satış gününe 3 gün var`. Undefined once the day is over. */
export function daysLeftOf(end: Date, isDerived: boolean, now: Date): string | undefined {
  const left = formatDaysLeft(end, now);
  if (!left || !isDerived) return left;
  const [first = ''] = left.split(' ');
  return /^\d/.test(first) ? `Satış gününe ${first} gün var` : `Satış günü ${first.toLocaleLowerCase('tr')}`;
}
