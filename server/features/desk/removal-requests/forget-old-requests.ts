import { lt } from 'drizzle-orm';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** Deletes requests three years after they were answered, like other messages (spec §9). For a job. */
export async function forgetOldRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ requests: number }> {
  const oldest = yearsBefore(clock.now(), RETENTION.contactYears);
  const { rowCount } = await db.delete(removalRequests).where(lt(removalRequests.decidedAt, oldest));
  return { requests: rowCount ?? 0 };
}
