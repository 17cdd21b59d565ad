import { DAY_MS, ISTANBUL_OFFSET_MS } from '../text/dates.ts';

/** How often a scheduled report is made. */
export const REPORT_RHYTHMS = ['day', 'week', 'month'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

/** The hours in Istanbul at which scheduled reports can be generated. */
export const REPORT_HOURS = { first: 6, last: 11 } as const;
/** The last day that every month has. */
export const LAST_MONTH_DAY = 28;
/** The maximum number of waiting reports of an organisation, and of reports that its people may request in 24 hours. */
export const MAX_WAITING_REPORTS = 10;
export const REPORTS_PER_DAY = 100;
/** The maximum number of schedules of an organisation, and of recipients of one. */
export const MAX_SCHEDULES = 20;
export const MAX_REPORT_READERS = 20;

/** When reports are generated: `onDay` is the day of the week (1 is Monday) or of the month, 0 for daily reports. */
export type ReportTimes = { readonly rhythm: ReportRhythm; readonly onDay: number; readonly hour: number };

/** The next time of a schedule after an instant. */
export function nextReportAt({ rhythm, onDay, hour }: ReportTimes, after: Date): Date {
  const today = Math.floor((after.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS) * DAY_MS;
  for (let day = today; ; day += DAY_MS) {
    const at = new Date(day + hour * 3_600_000 - ISTANBUL_OFFSET_MS);
    if (at > after && isDayOf({ rhythm, onDay }, new Date(day))) return at;
  }
}

function isDayOf({ rhythm, onDay }: Pick<ReportTimes, 'rhythm' | 'onDay'>, day: Date): boolean {
  if (rhythm === 'week') return (day.getUTCDay() || 7) === onDay;
  return rhythm === 'day' || day.getUTCDate() === onDay;
}

const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
export const WEEKDAY_NAMES: readonly string[] = WEEKDAYS;

/** A schedule in words: `Her pazartesi 08:00`, `Her ayın 15. günü 09:00`. */
export function reportTimesText({ rhythm, onDay, hour }: ReportTimes): string {
  const at = `${String(hour).padStart(2, '0')}:00`;
  if (rhythm === 'day') return `Her gün ${at}`;
  if (rhythm === 'month') return `Her ayın ${onDay}. günü ${at}`;
  return `Her ${(WEEKDAYS[onDay - 1] ?? '').toLocaleLowerCase('tr')} ${at}`;
}
