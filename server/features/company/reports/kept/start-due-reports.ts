import { asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { nextReportAt } from '#shared/reports/report-rules.ts';

const MOST_A_RUN = 500;

/**
 * Notes the reports whose time has come, each once. What fell into a downtime is made once, not once for every time
 * missed. While the plan is over or the view is not shared none is made.
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
