import { lt } from 'drizzle-orm';
import { reports } from '#server/database/tables/companies/reports.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** A job: deletes old reports with their files and mails. */
export async function forgetOldReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ reports: number }> {
  const oldest = new Date(clock.now().getTime() - RETENTION.reportDays * DAY_MS);
  const { rowCount } = await db.delete(reports).where(lt(reports.askedAt, oldest));
  return { reports: rowCount ?? 0 };
}
