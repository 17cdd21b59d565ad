import { desc, eq } from 'drizzle-orm';
import { collectionRuns } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { Source } from './source.ts';

/** A source that failed is left alone for so long, or for its interval if that is shorter. */
const AFTER_FAILURE_MS = 30 * 60 * 1000;

/**
 * True when a source is to be read now: never read, its last run longer ago than its interval (also when nobody was here to
 * read it in between), or cut off and not yet gone on with.
 */
export async function isDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, source: Source): Promise<boolean> {
  const [last] = await db
    .select()
    .from(collectionRuns)
    .where(eq(collectionRuns.source, source.name))
    .orderBy(desc(collectionRuns.id))
    .limit(1);
  if (!last || last.state === 'running' || last.state === 'stopped') return true;
  const waitMs = last.state === 'failed' ? Math.min(AFTER_FAILURE_MS, source.intervalMs) : source.intervalMs;
  // Counted from the beginning, so that a long run does not put off the next. A clock set back must not put it off either.
  const from = last.state === 'failed' ? (last.finishedAt ?? last.startedAt) : last.startedAt;
  const agoMs = clock.now().getTime() - from.getTime();
  return agoMs >= waitMs || agoMs < -DAY_MS;
}
