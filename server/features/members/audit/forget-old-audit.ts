import { lt } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/**
 * Deletes entries of the audit log that are older than the privacy notice allows; a trigger refuses to delete anything
 * younger. For a job.
 */
export async function forgetOldAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ entries: number }> {
  const dropped = await db.delete(auditLog).where(lt(auditLog.at, yearsBefore(clock.now(), RETENTION.auditYears)));
  return { entries: dropped.rowCount ?? 0 };
}
