import { asc } from 'drizzle-orm';
import { jobStates } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import type { DeskJob, DeskJobs } from '#shared/desk/collection/desk-jobs.ts';
import { isJobName, JOB_FACTS, RESULT_NAMES } from '#shared/desk/collection/job-facts.ts';
import { withoutPaths } from '../without-paths.ts';
import { describeSchedule, nextTime } from './job-times.ts';

/** The queue stops a job that takes longer than this. */
export const LONGEST_JOB_MS = 15 * 60_000;

/** The jobs of the running version, with the result of the last run and the time of the next. */
export async function readJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DeskJobs> {
  const rows = await db.select().from(jobStates).orderBy(asc(jobStates.name));
  const now = clock.now();
  return { jobs: rows.flatMap((row) => describeJob(row, now) ?? []) };
}

type Row = typeof jobStates.$inferSelect;

function describeJob(row: Row, now: Date): DeskJob | undefined {
  const { name, cron, startedAt, finishedAt, error, result } = row;
  // A job of another version that runs at the same time for a while.
  if (!isJobName(name)) return undefined;
  const { does, mayRunNow } = JOB_FACTS[name];
  return {
    name,
    does,
    mayRunNow,
    schedule: describeSchedule(cron),
    askedAt: row.askedAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    state: stateOf(row, now),
    durationMs: startedAt && finishedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null,
    lastGoodAt: row.lastGoodAt?.toISOString() ?? null,
    result: countsIn(result),
    error: error && withoutPaths(error),
    nextAt: nextTime(cron, now).toISOString(),
  };
}

function stateOf({ startedAt, finishedAt, error }: Row, now: Date): DeskJob['state'] {
  if (!startedAt) return 'never';
  if (!finishedAt) return now.getTime() - startedAt.getTime() > LONGEST_JOB_MS ? 'cutOff' : 'running';
  return error === null ? 'done' : 'failed';
}

/** The counts in a job's result, without zeros; a list counts as its length. */
function countsIn(result: Row['result']): DeskJob['result'] {
  return Object.entries(result ?? {}).flatMap(([name, value]) => {
    const count = Array.isArray(value) ? value.length : value;
    return typeof count === 'number' && count !== 0 ? [{ what: RESULT_NAMES[name] ?? name, count }] : [];
  });
}
