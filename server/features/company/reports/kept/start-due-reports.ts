import { asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reportMails, reportReaders, reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { nextReportAt } from '#shared/reports/report-rules.ts';

const MOST_A_RUN = 500;

/**
 * Notes the reports whose time has come, each once, with a mail for each reader. What fell into a downtime is made
 * once, not once for every time missed. While the plan is over or the view is not shared none is made.
 */
export async function startDueReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  for (let started = 0; started < MOST_A_RUN; started += 1)
    if (!(await db.transaction((tx) => startNext(tx, clock.now())))) return started;
  return MOST_A_RUN;
}

/** Holds the schedule, so that two processes never start the same report. */
async function startNext(tx: Transaction, now: Date): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(reportSchedules)
    .where(lte(reportSchedules.nextAt, now))
    .orderBy(asc(reportSchedules.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const { id: scheduleId, organisationId, viewId, kind, nextAt: dueAt } = due;
  const [of] = await tx
    .select({ view: analysisViews, until: organisations.validUntil })
    .from(analysisViews)
    .innerJoin(organisations, eq(organisations.id, analysisViews.organisationId))
    .where(eq(analysisViews.id, viewId));
  if (of?.view.isShared && of.until > now) {
    const { name, view } = of.view;
    const [report] = await tx
      .insert(reports)
      .values({ organisationId, viewId, scheduleId, isShared: true, name, kind, view, askedAt: now, dueAt })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (report) await noteMails(tx, { reportId: report.id, scheduleId, now });
  }
  await tx
    .update(reportSchedules)
    .set({ nextAt: nextReportAt(due, now) })
    .where(eq(reportSchedules.id, scheduleId));
  return true;
}

type Telling = { readonly reportId: string; readonly scheduleId: string; readonly now: Date };

async function noteMails(tx: Transaction, { reportId, scheduleId, now }: Telling): Promise<void> {
  const readers = await tx
    .select({ userId: reportReaders.userId })
    .from(reportReaders)
    .where(eq(reportReaders.scheduleId, scheduleId));
  if (readers.length === 0) return;
  await tx.insert(reportMails).values(readers.map(({ userId }) => ({ reportId, userId, nextTryAt: now })));
}
