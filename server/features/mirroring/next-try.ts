import type { FileState } from '#server/database/tables/files.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const MINUTE_MS = 60_000;

/** Why a file did not come: its address says that there is none, nobody answered, or what came is of no use. */
export type Failure = 'gone' | 'unreachable' | 'unusable';

/** Pauses after each failure in a row; after the last one it is left at that. */
const PAUSES: Readonly<Record<Failure, readonly number[]>> = {
  gone: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS],
  unreachable: [10, 40, 160, 640, 1440, 2880, 10_080].map((minutes) => minutes * MINUTE_MS),
  unusable: [DAY_MS, 7 * DAY_MS],
};
/** Whoever does not answer so often counts as dead, tried or not. */
const UNREACHABLE_IS_DEAD = 5;

/** What a file's row says after so many failures in a row, the last of this sort. */
export function afterFailure(failure: Failure, tries: number, now: Date): { state: FileState; nextTryAt: Date | null } {
  const pauseMs = PAUSES[failure][tries - 1];
  const nextTryAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
  if (failure === 'unusable') return { state: 'refused', nextTryAt };
  return { state: failure === 'gone' || tries >= UNREACHABLE_IS_DEAD ? 'dead' : 'pending', nextTryAt };
}
