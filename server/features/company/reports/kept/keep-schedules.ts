import { and, eq, inArray } from 'drizzle-orm';
import { reportReaders, reportSchedules } from '#server/database/tables/companies/reports.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { openView } from '#server/features/company/analysis/index.ts';
import { type Asked, actInOrganisation, noteInLog } from '#server/features/company/organisations/index.ts';
import { ExpectedError, invalidParameter } from '#server/platform/expected-error.ts';
import type { ScheduleRequest } from '#shared/reports/kept-reports.ts';
import { MAX_SCHEDULES, nextReportAt } from '#shared/reports/report-rules.ts';

type OneSchedule = Asked & { readonly scheduleId: string };
const noSchedule = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir zamanlama yok.');

/**
 * Schedules regular reports of a shared view. Throws 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER,
 * VIEW_NOT_SHARED, TOO_MANY_SCHEDULES, 400 for a reader who does not belong to the organisation.
 */
export async function keepSchedule(
  deps: Pick<Deps, 'db' | 'clock'>,
  { viewId, kind, rhythm, onDay, hour, readers, ...asked }: Asked & ScheduleRequest,
): Promise<string> {
  const { isShared } = await openView(deps, { ...asked, viewId });
  return actInOrganisation(deps, { ...asked, act: 'schedule', needsPlan: true }, async (tx, { id, at }) => {
    if (!isShared)
      throw new ExpectedError(409, 'VIEW_NOT_SHARED', 'Yalnızca kurumla paylaşılan görünümler zamanlanır.');
    if ((await tx.$count(reportSchedules, eq(reportSchedules.organisationId, id))) >= MAX_SCHEDULES)
      throw new ExpectedError(409, 'TOO_MANY_SCHEDULES', `En çok ${MAX_SCHEDULES} zamanlama olabilir. Birini silin.`);
    const chosen = [...new Set(readers)];
    const isOneOf = and(eq(organisationMembers.organisationId, id), inArray(organisationMembers.userId, chosen));
    if (chosen.length > 0 && (await tx.$count(organisationMembers, isOneOf)) < chosen.length)
      throw invalidParameter('readers', 'Seçilen kişilerden biri bu kurumda değil.');
    const nextAt = nextReportAt({ rhythm, onDay, hour }, at);
    const [schedule] = await tx
      .insert(reportSchedules)
      .values({ organisationId: id, viewId, kind, rhythm, onDay, hour, nextAt, madeBy: asked.userId, madeAt: at })
      .returning({ id: reportSchedules.id });
    if (!schedule) throw new Error('A schedule was not kept.');
    const scheduleId = schedule.id;
    if (chosen.length > 0) await tx.insert(reportReaders).values(chosen.map((userId) => ({ scheduleId, userId })));
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'scheduleReport' });
    return scheduleId;
  });
}

/** Deletes a schedule; the reports that it made stay. Throws 404, 403 ORGANISATION_ROLE. */
export function deleteSchedule(deps: Pick<Deps, 'db' | 'clock'>, { scheduleId, ...asked }: OneSchedule): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'schedule' }, async (tx, { id, at }) => {
    const { rowCount } = await tx.delete(reportSchedules).where(ofOrganisation(id, scheduleId));
    if (!rowCount) throw noSchedule();
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'unscheduleReport' });
  });
}

/** Unsubscribes the caller from a schedule's mails; other readers still get them. Idempotent. Throws 404. */
export function leaveSchedule(deps: Pick<Deps, 'db' | 'clock'>, { scheduleId, ...asked }: OneSchedule): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'see' }, async (tx, { id }) => {
    if ((await tx.$count(reportSchedules, ofOrganisation(id, scheduleId))) === 0) throw noSchedule();
    const own = and(eq(reportReaders.scheduleId, scheduleId), eq(reportReaders.userId, asked.userId));
    await tx.delete(reportReaders).where(own);
  });
}

const ofOrganisation = (id: string, scheduleId: string) =>
  and(eq(reportSchedules.id, scheduleId), eq(reportSchedules.organisationId, id));
