import { SMS_HOURS } from '#shared/reminders/reminder-rules.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';

const HOUR_MS = DAY_MS / 24;

/** When a text message that is ready now may go: at once, or when the next day's hours begin. */
export function smsTime(now: Date): Date {
  const midnight = startOfIstanbulDay(now).getTime();
  const hour = (now.getTime() - midnight) / HOUR_MS;
  if (hour < SMS_HOURS.from) return new Date(midnight + SMS_HOURS.from * HOUR_MS);
  return hour < SMS_HOURS.to ? now : new Date(midnight + DAY_MS + SMS_HOURS.from * HOUR_MS);
}
