import { randomBytes } from 'node:crypto';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

/** A browser, as the server marked it: a random id, and the day (Istanbul time) on which the mark was given or renewed. */
export type DeviceMark = { readonly id: string; readonly day: string };

/** The cookie that identifies a browser, to count its views (D21) and to tie a trial to it (D34). */
export const DEVICE_COOKIE = 'peyda_device';

const FORM = /^device-(\d{4}-\d\d-\d\d)-([A-Za-z0-9_-]{22})$/;
/** A browser in use gets a new day this often, so that its mark does not expire. */
const RENEWED_AFTER_DAYS = 7;

export function newDeviceMark(now: Date): DeviceMark {
  return { id: randomBytes(16).toString('base64url'), day: istanbulDate(now) };
}

/** The same browser with the day of `now`. */
export function renewDeviceMark({ id }: DeviceMark, now: Date): DeviceMark {
  return { id, day: istanbulDate(now) };
}

/** Returns the value of the cookie. The prefix names its purpose, so no other signed value is valid as a mark. */
export function writeDeviceMark({ id, day }: DeviceMark): string {
  return `device-${day}-${id}`;
}

/** Reads a mark whose signature is already checked. Returns undefined for other values and for an expired mark. */
export function readDeviceMark(value: string | undefined, now: Date): DeviceMark | undefined {
  const [, day, id] = FORM.exec(value ?? '') ?? [];
  if (day === undefined || id === undefined) return undefined;
  return ageInDays(day, now) < RETENTION.deviceMarkDays ? { id, day } : undefined;
}

/** Whether the mark should get a new day now. */
export function isMarkStale({ day }: DeviceMark, now: Date): boolean {
  return ageInDays(day, now) >= RENEWED_AFTER_DAYS;
}

function ageInDays(day: string, now: Date): number {
  return (Date.parse(istanbulDate(now)) - Date.parse(day)) / DAY_MS;
}
