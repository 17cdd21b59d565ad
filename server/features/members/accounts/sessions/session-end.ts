import { OPERATOR_SESSION_HOURS } from '#shared/desk/operators.ts';
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

const OPERATOR_SESSION_MS = OPERATOR_SESSION_HOURS * 60 * 60 * 1000;

/** Returns when an operator's session ends, regardless of its use. */
export function operatorSessionEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + OPERATOR_SESSION_MS);
}

/** Sessions of operators that began before the returned moment have expired. */
export function operatorSessionsSince(now: Date): Date {
  return new Date(now.getTime() - OPERATOR_SESSION_MS);
}
