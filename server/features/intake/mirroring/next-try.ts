import type { FileState } from '#server/database/tables/files.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const MINUTE_MS = 60_000;

/** Why a fetch failed: the server says that there is no such file, it did not answer, or the file can't be used. */
export type Failure = 'gone' | 'unreachable' | 'unusable';

/** Pauses after each failure in a row. When the list is used up, no next try is planned. */
const PAUSES: Readonly<Record<Failure, readonly number[]>> = {
  gone: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS],
  unreachable: [10, 40, 160, 640, 1440, 2880, 10_080].map((minutes) => minutes * MINUTE_MS),
  unusable: [DAY_MS, 7 * DAY_MS],
};
/** After this many failures in a row an unreachable file counts as dead, even while more tries are planned. */
const UNREACHABLE_IS_DEAD = 5;

/**
 * Returns the new state and next try of a file after `tries` failures in a row, the last of them of the kind `failure`.
 */
export function afterFailure(failure: Failure, tries: number, now: Date): { state: FileState; nextTryAt: Date | null } {
  const pauseMs = PAUSES[failure][tries - 1];
  const nextTryAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
  if (failure === 'unusable') return { state: 'refused', nextTryAt };
  return { state: failure === 'gone' || tries >= UNREACHABLE_IS_DEAD ? 'dead' : 'pending', nextTryAt };
}
