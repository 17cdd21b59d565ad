import type { Deps } from '#server/deps.ts';

/** The log of runs is kept for a year, faults of single records for three months. */
const RUN_DAYS = 365;
const FAULT_DAYS = 90;

/** Deletes old runs and faults, but never a source's last run; for a job, safe to repeat. */
export async function forgetOldRuns({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ forgottenRuns: number; forgottenFaults: number }> {
  const now = clock.now();
  const faults = await db.$client.query(
    `delete from collection_faults where found_at < $1::timestamptz - make_interval(days => $2)`,
    [now, FAULT_DAYS],
  );
  const runs = await db.$client.query(
    `delete from collection_runs r
     where r.started_at < $1::timestamptz - make_interval(days => $2)
       and exists (select from collection_runs later where later.source = r.source and later.id > r.id)
       and not exists (select from collection_rows seen where seen.source = r.source and seen.run_id = r.id)`,
    [now, RUN_DAYS],
  );
  return { forgottenRuns: runs.rowCount ?? 0, forgottenFaults: faults.rowCount ?? 0 };
}
