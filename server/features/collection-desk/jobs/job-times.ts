import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 24 * 60;

/**
 * When a schedule next has its time, in the hours of Istanbul. Of cron it knows what our jobs use: minutes and hours as `*`, steps,
 * lists and ranges, every day. Throws for any other, so that nobody reads a wrong time.
 */
export function nextTime(cron: string, now: Date): Date {
  const [minutes = '', hours = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') throw new Error(`Not a schedule of every day: ${cron}`);
  const [isMinute, isHour] = [matcher(minutes), matcher(hours)];
  const first = Math.floor(now.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute <= first + MINUTES_A_DAY; minute += 1) {
    const local = new Date(minute * MINUTE_MS + ISTANBUL_OFFSET_MS);
    if (isMinute(local.getUTCMinutes()) && isHour(local.getUTCHours())) return new Date(minute * MINUTE_MS);
  }
  throw new Error(`A schedule without a time: ${cron}`);
}

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
  const [minutes = '', hours = ''] = cron.split(' ');
  const often = /^\*\/(\d+)$/.exec(minutes)?.[1];
  const during = hours === '*' ? '' : ', günün belirli saatlerinde';
  if (minutes === '*') return `Dakikada bir${during}`;
  if (often !== undefined) return `${formatNumber(Number(often))} dakikada bir${during}`;
  if (hours === '*') return `Saatte bir, ${minutes.padStart(2, '0')}. dakikada`;
  return `Her gün ${hours.padStart(2, '0')}.${minutes.padStart(2, '0')}`;
}
