import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** When a session ends: 30 days after its last use, half a year after its beginning at the latest. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(
      usedAt.getTime() + RETENTION.sessionIdleDays * DAY_MS,
      createdAt.getTime() + RETENTION.sessionMaxDays * DAY_MS,
    ),
  );
}
