import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 24 * 60;
/** A day of the month recurs after 31 days, for days up to the 28th. */
const MOST_DAYS = 32;

/**
 * The next time of a schedule, in Istanbul. Supports only the cron syntax of our jobs: minutes and hours as `*`, steps,
 * lists and ranges, every day or on one day of the month. Throws for any other, so that nobody sees a wrong time.
 */
export function nextTime(cron: string, now: Date): Date {
  const [minutes = '', hours = '', day = '', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* *' || !DAY.test(day)) throw new Error(`Not a schedule of days: ${cron}`);
  const [isMinute, isHour, isDay] = [matcher(minutes), matcher(hours), matcher(day)];
  const first = Math.floor(now.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute <= first + MOST_DAYS * MINUTES_A_DAY; minute += 1) {
    const local = new Date(minute * MINUTE_MS + ISTANBUL_OFFSET_MS);
    if (isMinute(local.getUTCMinutes()) && isHour(local.getUTCHours()) && isDay(local.getUTCDate()))
      return new Date(minute * MINUTE_MS);
  }
  throw new Error(`A schedule without a time: ${cron}`);
}

/** Every day, or a day that every month has. */
const DAY = /^(?:\*|[1-9]|1\d|2[0-8])$/;

function matcher(field: string): (value: number) => boolean {
  const parts = field.split(',').map((part) => {
    const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (!/^(?:\*|\d)/.test(part)) throw new Error(`Not a field of a schedule: ${field}`);
    if (from === undefined) return (value: number) => value % Number(step ?? 1) === 0;
    return (value: number) => value >= Number(from) && value <= Number(to ?? from);
  });
  return (value) => parts.some((matches) => matches(value));
}

/** A schedule in Turkish. */
export function describeSchedule(cron: string): string {
  const [minutes = '', hours = '', day = '*'] = cron.split(' ');
  const often = /^\*\/(\d+)$/.exec(minutes)?.[1];
  const during = hours === '*' ? '' : ', günün belirli saatlerinde';
  if (minutes === '*') return `Dakikada bir${during}`;
  if (often !== undefined) return `${formatNumber(Number(often))} dakikada bir${during}`;
  if (hours === '*') return `Saatte bir, ${minutes.padStart(2, '0')}. dakikada`;
  const time = `${hours.padStart(2, '0')}.${minutes.padStart(2, '0')}`;
  return day === '*' ? `Her gün ${time}` : `Her ayın ${day}. günü ${time}`;
}
