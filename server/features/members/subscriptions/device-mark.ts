import { randomBytes } from 'node:crypto';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

/**
 * The server's mark of a browser: a random id, the day (Istanbul time) on which the mark was given or renewed, and
 * whether the browser has had a trial.
 */
export type DeviceMark = { readonly id: string; readonly day: string; readonly hasTrial: boolean };

/** The cookie that identifies a browser, to count its views (D21) and to tie a trial to it (D34). */
export const DEVICE_COOKIE = 'peyda_device';

const FORM = /^device-(\d{4}-\d\d-\d\d)-([A-Za-z0-9_-]{22})(\.trial)?$/;
/** The day of an active browser's mark is renewed this often, so that the mark does not expire. */
const RENEWED_AFTER_DAYS = 1;

export function newDeviceMark(now: Date): DeviceMark {
  return { id: randomBytes(16).toString('base64url'), day: istanbulDate(now), hasTrial: false };
}

/** Returns the same mark with the day of `now`. */
export function renewDeviceMark(mark: DeviceMark, now: Date): DeviceMark {
  return { ...mark, day: istanbulDate(now) };
}

/** Returns how many days a browser keeps the mark: as long as its counts (D21), or as a trial is remembered (D34). */
export function markDays({ hasTrial }: DeviceMark): number {
  return hasTrial ? RETENTION.deviceMarkDays : RETENTION.viewDays;
}

/** Returns the value of the cookie. The prefix names its purpose, so no other signed value is valid as a mark. */
export function writeDeviceMark({ id, day, hasTrial }: DeviceMark): string {
  return `device-${day}-${id}${hasTrial ? '.trial' : ''}`;
}

/** Reads a mark whose signature is already checked. Returns undefined for other values and for an expired mark. */
export function readDeviceMark(value: string | undefined, now: Date): DeviceMark | undefined {
  const [, day, id, trial] = FORM.exec(value ?? '') ?? [];
  if (day === undefined || id === undefined) return undefined;
  const mark = { id, day, hasTrial: trial !== undefined };
  return ageInDays(day, now) < markDays(mark) ? mark : undefined;
}

/** Whether the mark should get a new day now. */
export function isMarkStale({ day }: DeviceMark, now: Date): boolean {
  return ageInDays(day, now) >= RENEWED_AFTER_DAYS;
}

function ageInDays(day: string, now: Date): number {
  return (Date.parse(istanbulDate(now)) - Date.parse(day)) / DAY_MS;
}
