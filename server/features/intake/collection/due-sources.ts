import { desc, eq } from 'drizzle-orm';
import { collectionRuns } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { Source } from './source.ts';
import { readControl } from './source-controls.ts';

/** A source that failed is left alone for this long, or for its interval if that is shorter. */
const AFTER_FAILURE_MS = 30 * 60 * 1000;

type LastRun = Pick<typeof collectionRuns.$inferSelect, 'state' | 'startedAt' | 'finishedAt'>;

/** How long after its last run a source is read again; null: as soon as somebody can. */
function waitAfter(last: LastRun | undefined, source: Source, isStoppedAtDesk: boolean) {
  if (!last || last.state === 'running' || (last.state === 'stopped' && !isStoppedAtDesk)) return null;
  const isFailed = last.state === 'failed';
  const waitMs = isFailed ? Math.min(AFTER_FAILURE_MS, source.intervalMs) : source.intervalMs;
  // Counted from the beginning, so that a long run does not put off the next.
  return { waitMs, from: isFailed ? (last.finishedAt ?? last.startedAt) : last.startedAt };
}

/** When a source that is not paused is read next; null: as soon as somebody can. */
export function nextRunAt(last: LastRun | undefined, source: Source, isStoppedAtDesk: boolean): Date | null {
  const wait = waitAfter(last, source, isStoppedAtDesk);
  return wait && new Date(wait.from.getTime() + wait.waitMs);
}

/**
 * True when a source is to be read now: never read, its last run longer ago than its interval (also when nobody was
 * here to read it in between), or cut off and not yet gone on with. Never while it is paused; what was stopped at the
 * desk waits for its interval.
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
  // A clock set back must not put it off.
  const agoMs = clock.now().getTime() - wait.from.getTime();
  return agoMs >= wait.waitMs || agoMs < -DAY_MS;
}
