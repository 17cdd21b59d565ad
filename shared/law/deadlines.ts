import { DAY_MS, istanbulDate, istanbulMidnight, startOfIstanbulDay } from '../text/dates.ts';
import { addDays, areHolidaysKnown, officeDay } from './holidays.ts';
import { LAW } from './law-figures.ts';

const MINUTE_MS = 60_000;
/** All public offices are closed by then; the exact closing time differs by province. */
const LATEST_CLOSING_MINUTE = 18 * 60;
/** From this minute on, an afternoon holiday begins (2429 sayılı Kanun). */
const NOON_CLOSING_MINUTE = 13 * 60;

/**
 * Deadline of the cash deposit: 23.30 in Istanbul on the day before the end (İİK 114). For an end without an hour, the
 * day is sufficient.
 */
export function cashDepositDeadline(end: Date): Date {
  const dayBefore = startOfIstanbulDay(end).getTime() - DAY_MS;
  return new Date(dayBefore + LAW.cashDepositMinute.value * MINUTE_MS);
}

/** A term that ends at an office's closing time. */
export type OfficeDeadline = {
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** True on the eve of a holiday, when offices close at 13.00. */
  readonly endsAtNoon: boolean;
  /** When it is over in every province. Offices may close earlier. */
  readonly overAt: Date;
};

/**
 * The closing time of the last working day before the end: until then the office accepts letters of guarantee, and
 * applications of agents and joint buyers (İİK 114). Undefined for years whose holidays are not known yet.
 */
export function officeDeadline(end: Date): OfficeDeadline | undefined {
  let day = addDays(istanbulDate(end), -1);
  while (areHolidaysKnown(day) && officeDay(day) === 'none') day = addDays(day, -1);
  if (!areHolidaysKnown(day)) return undefined;
  return { day, endsAtNoon: officeDay(day) === 'morning', overAt: officeClosing(day) };
}

/**
 * The closing time of offices the given number of working days before a working day (`yyyy-mm-dd`); undefined in years
 * whose holidays are not known.
 */
export function closingBefore(day: string, workingDays: number): Date | undefined {
  let before = day;
  for (let left = workingDays; left > 0; ) {
    before = addDays(before, -1);
    if (!areHolidaysKnown(before)) return undefined;
    if (officeDay(before) !== 'none') left -= 1;
  }
  return officeClosing(before);
}

/** The moment at which all offices are closed on a working day (`yyyy-mm-dd`); on the eve of a holiday 13.00. */
export function officeClosing(day: string): Date {
  const minute = officeDay(day) === 'morning' ? NOON_CLOSING_MINUTE : LATEST_CLOSING_MINUTE;
  return new Date(istanbulMidnight(day).getTime() + minute * MINUTE_MS);
}

/**
 * The last day of a term of the given number of days, as `yyyy-mm-dd`: the first day does not count, and if offices are
 * closed on the last day, the term ends on the next working day (İİK 19). Undefined for years whose holidays are not
 * known yet.
 */
export function lastDayOf(firstDay: string, days: number): string | undefined {
  let day = addDays(firstDay, days);
  while (areHolidaysKnown(day) && officeDay(day) === 'none') day = addDays(day, 1);
  return areHolidaysKnown(day) ? day : undefined;
}

/** A term of months ends on the day of the same number, or on the last day of a month without it (İİK 19, TBK 92). */
export function dayMonthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The last day of payment, from the day on which the portal announced the minutes of the result (İİK 118, 130). */
export function paymentLastDay(announcedOn: string): string | undefined {
  return lastDayOf(announcedOn, LAW.paymentDays.value);
}
