import { DAY_MS } from '#shared/dates.ts';

const IDLE_DAYS = 30;
const MAX_DAYS = 180;

/** When a session ends: 30 days after its last use, half a year after its beginning at the latest. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + IDLE_DAYS * DAY_MS, createdAt.getTime() + MAX_DAYS * DAY_MS));
}
