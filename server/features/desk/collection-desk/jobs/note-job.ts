import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { jobStates } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { faultOf } from '#server/platform/loggable-error.ts';

type NoteDeps = Pick<Deps, 'db' | 'clock'>;

/** Stores the jobs of the running version with their schedules, and deletes those of earlier versions. */
export async function declareJobs(
  { db }: Pick<Deps, 'db'>,
  jobs: readonly { readonly name: string; readonly cron: string }[],
): Promise<void> {
  await db
    .insert(jobStates)
    .values(jobs.map(({ name, cron }) => ({ name, cron })))
    .onConflictDoUpdate({ target: jobStates.name, set: { cron: sql`excluded.cron` } });
  const names = jobs.map(({ name }) => name);
  await db.delete(jobStates).where(notInArray(jobStates.name, names));
}

/** Runs a job and stores when it began, how long it took and how it ended. Throws what the job throws. */
export async function runNoted<T extends object>(
  { db, clock }: NoteDeps,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = eq(jobStates.name, name);
  const begun = { startedAt: clock.now(), finishedAt: null, askedAt: null };
  await db.update(jobStates).set(begun).where(own);
  try {
    const result = await work();
    const finishedAt = clock.now();
    const done = { finishedAt, lastGoodAt: finishedAt, error: null };
    await db
      .update(jobStates)
      .set({ ...done, result: Object.fromEntries(Object.entries(result)) })
      .where(own);
    return result;
  } catch (error) {
    const failed = { finishedAt: clock.now(), error: faultOf(error).slice(0, 500) };
    await db.update(jobStates).set(failed).where(own);
    throw error;
  }
}

/** Takes the jobs that the desk has requested. Each is returned once, to the first caller. */
export async function takeAskedJobs({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const isOver = or(isNull(jobStates.startedAt), isNotNull(jobStates.finishedAt));
  const taken = await db
    .update(jobStates)
    .set({ askedAt: null })
    .where(and(isNotNull(jobStates.askedAt), isOver))
    .returning({ name: jobStates.name });
  return taken.map(({ name }) => name);
}
