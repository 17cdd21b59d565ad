import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** Returns when a session expires: 30 days after its last use, but at most half a year after its creation. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(
      usedAt.getTime() + RETENTION.sessionIdleDays * DAY_MS,
      createdAt.getTime() + RETENTION.sessionMaxDays * DAY_MS,
    ),
  );
}
