import { desc, eq } from 'drizzle-orm';
import { collectionRuns } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { Source } from './source.ts';
import { readControl } from './source-controls.ts';

/** The wait after a failed run; a shorter interval of the source has priority. */
const AFTER_FAILURE_MS = 30 * 60 * 1000;

type LastRun = Pick<typeof collectionRuns.$inferSelect, 'state' | 'startedAt' | 'finishedAt'>;

/** The wait after the last run until a source is read again; `null` means as soon as possible. */
function waitAfter(last: LastRun | undefined, source: Source, isStoppedAtDesk: boolean) {
  if (!last || last.state === 'running' || (last.state === 'stopped' && !isStoppedAtDesk)) return null;
  const isFailed = last.state === 'failed';
  const waitMs = isFailed ? Math.min(AFTER_FAILURE_MS, source.intervalMs) : source.intervalMs;
  // Counted from the start of the run, so that a long run does not delay the next.
  return { waitMs, from: isFailed ? (last.finishedAt ?? last.startedAt) : last.startedAt };
}

/** When a source that is not paused is read next; `null` means as soon as possible. */
export function nextRunAt(last: LastRun | undefined, source: Source, isStoppedAtDesk: boolean): Date | null {
  const wait = waitAfter(last, source, isStoppedAtDesk);
  return wait && new Date(wait.from.getTime() + wait.waitMs);
}

/**
 * Whether a source should be read now: it was never read, its last run is longer ago than its interval (even if no
 * process was there to read it in between), or its last run was interrupted and not continued. Never while it is
 * paused; a source whose run was stopped at the desk waits for its interval.
 */
export async function isDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, source: Source): Promise<boolean> {
  const control = await readControl({ db }, source.name);
  if (control?.pausedAt) return false;
  const [last] = await db
    .select()
    .from(collectionRuns)
    .where(eq(collectionRuns.source, source.name))
    .orderBy(desc(collectionRuns.id))
    .limit(1);
  const wait = waitAfter(last, source, Boolean(control?.stopAskedAt));
  if (!wait) return true;
  // A clock that was set back must not delay the run.
  const agoMs = clock.now().getTime() - wait.from.getTime();
  return agoMs >= wait.waitMs || agoMs < -DAY_MS;
}
