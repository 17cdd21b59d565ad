import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';

/** A day of Istanbul's calendar as the number of days since 1970, without hours or time zones. */
export type Day = number;

export function dayOf(now: Date): Day {
  return Math.floor((now.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
}

/** Returns the day of an ISO date such as `2026-11-25`. */
export function dayOfIso(iso: string): Day {
  return Date.parse(iso) / DAY_MS;
}

/** Returns the ISO date of a day, such as `2026-11-25`. */
export function isoDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day of a date; `undefined` for a date that does not exist (`31.02.2026`). Month 1 to 12. */
export function dayOfDate(year: number, month: number, date: number): Day | undefined {
  if (year < 2000 || year > 2100 || month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 ? at.getTime() / DAY_MS : undefined;
}

/** Days since Monday: 0 to 6. */
export function weekdayOf(day: Day): number {
  return (day + 3) % 7;
}

export function mondayOf(day: Day): Day {
  return day - weekdayOf(day);
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCMonth() + 1;
}

/** First and last day of a month; month 13 is January of the next year. */
export function monthSpan(year: number, month: number): { from: Day; to: Day } {
  return { from: Date.UTC(year, month - 1, 1) / DAY_MS, to: Date.UTC(year, month, 0) / DAY_MS };
}
