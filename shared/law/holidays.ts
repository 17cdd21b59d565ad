/** How much of a day is a public holiday: all of it, or the time from 13.00 on. */
export type HolidayPart = 'whole' | 'afternoon';

/** Yearly holidays (2429 sayılı Kanun 1–2), as `mm-dd`. */
const FIXED: Readonly<Record<string, HolidayPart>> = {
  '01-01': 'whole',
  '04-23': 'whole',
  '05-01': 'whole',
  '05-19': 'whole',
  '07-15': 'whole',
  '08-30': 'whole',
  '10-28': 'afternoon',
  '10-29': 'whole',
};

/**
 * First days of the religious holidays (Diyanet İşleri Başkanlığı, dini günler takvimi), by year. The afternoon before
 * is a holiday, too (arife). Add a new year here when its calendar has been published.
 */
const FIRST_DAYS: Readonly<Record<number, { readonly ramazan: string; readonly kurban: string }>> = {
  2025: { ramazan: '2025-03-30', kurban: '2025-06-06' },
  2026: { ramazan: '2026-03-20', kurban: '2026-05-27' },
  2027: { ramazan: '2027-03-09', kurban: '2027-05-16' },
  2028: { ramazan: '2028-02-26', kurban: '2028-05-05' },
};
const RAMAZAN_DAYS = 3;
const KURBAN_DAYS = 4;

/** The years whose holidays are all known. */
export const HOLIDAY_YEARS = { first: 2025, last: 2028 } as const;

const RELIGIOUS: ReadonlyMap<string, HolidayPart> = new Map(
  Object.values(FIRST_DAYS).flatMap(({ ramazan, kurban }) => [
    ...holidayFrom(ramazan, RAMAZAN_DAYS),
    ...holidayFrom(kurban, KURBAN_DAYS),
  ]),
);

function holidayFrom(first: string, days: number): [string, HolidayPart][] {
  const whole = Array.from({ length: days }, (_, index): [string, HolidayPart] => [addDays(first, index), 'whole']);
  return [[addDays(first, -1), 'afternoon'], ...whole];
}

/** The day that is the given number of days after a day (before it, if negative), both as `yyyy-mm-dd`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether a day (`yyyy-mm-dd`) is a public holiday, and how much of it; undefined on other days. */
export function holidayOn(day: string): HolidayPart | undefined {
  const fixed = FIXED[day.slice(5)];
  return fixed === 'whole' ? fixed : (RELIGIOUS.get(day) ?? fixed);
}

/** Whether all holidays are known for the year of a day (`yyyy-mm-dd`). */
export function areHolidaysKnown(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= HOLIDAY_YEARS.first && year <= HOLIDAY_YEARS.last;
}

/**
 * The office hours on a day (`yyyy-mm-dd`): `whole`, `morning` (until 13.00), or `none`. Administrative leave is not
 * taken into account.
 */
export function officeDay(day: string): 'whole' | 'morning' | 'none' {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'none';
  const holiday = holidayOn(day);
  if (holiday === 'whole') return 'none';
  return holiday === 'afternoon' ? 'morning' : 'whole';
}
