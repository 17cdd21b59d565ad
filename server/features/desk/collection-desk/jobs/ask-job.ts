import { eq } from 'drizzle-orm';
import { jobStates } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { isJobName, JOB_FACTS } from '#shared/desk/collection/job-facts.ts';

/**
 * Requests an immediate run of a job, if the job neither moves money nor deletes nor writes to anybody. Throws 404 for
 * an unknown job, 409 for one that may not be requested, or has already been.
 */
export async function askJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, why }: { readonly name: string; readonly why: string },
  by: Actor,
): Promise<void> {
  if (!isJobName(name)) throw noSuchJob();
  if (!JOB_FACTS[name].mayRunNow) throw conflict('Bu iş elle başlatılmaz; kendi zamanını bekler.');
  await db.transaction(async (tx) => {
    const own = eq(jobStates.name, name);
    const [held] = await tx.select().from(jobStates).where(own).for('update');
    if (!held) throw noSuchJob();
    if (held.askedAt) throw conflict('Bu iş zaten istendi; birazdan başlar.');
    const at = clock.now();
    await tx.update(jobStates).set({ askedAt: at }).where(own);
    await noteInAudit(tx, { at, by, act: 'job.run', to: ['job', name], why });
  });
}

const noSuchJob = () => new ExpectedError(404, 'NOT_FOUND', 'Böyle bir iş yok.');
const conflict = (message: string) => new ExpectedError(409, 'CONFLICT', message);
