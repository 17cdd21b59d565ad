import { type WonDate, wonDateOverAt } from '#shared/law/dates/won-dates.ts';
import { type DeadlineText, dateText } from '#shared/law/deadline-texts.ts';

/** A winner's last day for readers: `25.11.2026`, and how long until then. */
export function wonDateText(date: WonDate, now: Date): DeadlineText {
  return dateText({ at: wonDateOverAt(date).toISOString(), until: null, precision: 'day' }, now);
}
