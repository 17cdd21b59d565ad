import { asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { nextReportAt } from '#shared/reports/report-rules.ts';

const MOST_A_RUN = 500;

/**
 * Queues the reports that are due, each once. After a downtime, a schedule makes one report and not one for every
 * missed time. None is made while the plan has ended or the view is not shared.
 */
export async function startDueReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  for (let started = 0; started < MOST_A_RUN; started += 1)
    if (!(await db.transaction((tx) => startNext(tx, clock.now())))) return started;
  return MOST_A_RUN;
}

/** Locks the schedule, so that two processes never start the same report. */
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
    await tx
      .insert(reports)
      .values({ organisationId, viewId, scheduleId, isShared: true, name, kind, view, askedAt: now, dueAt })
      .onConflictDoNothing();
  }
  await tx
    .update(reportSchedules)
    .set({ nextAt: nextReportAt(due, now) })
    .where(eq(reportSchedules.id, scheduleId));
  return true;
}
