import { and, asc, desc, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reportReaders, reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, actInOrganisation, namesIn, requireRole } from '#server/features/organisations/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { KeptReport, KeptReports, ReportSchedule } from '#shared/reports/kept-reports.ts';
import type { ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const MOST_LISTED = 100;

type OneReport = Asked & { readonly reportId: string };
const noReport = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir rapor yok.');

/** Reports of shared views, one's own, and those of who has left. */
function seenBy({ id, userId }: Asked): SQL | undefined {
  const isSeen = or(eq(reports.isShared, true), eq(reports.askedBy, userId), isNull(reports.askedBy));
  return and(eq(reports.organisationId, id), isSeen);
}

/** The reports that somebody of an organisation sees, the newest first, and what makes some by itself. Throws 404. */
export async function listReports(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<KeptReports> {
  const role = await requireRole(deps, asked, 'see');
  const nameOf = await namesIn(deps, asked.id);
  // Without the file itself and what it is made of.
  const { content: _content, view: _view, ...columns } = getTableColumns(reports);
  const rows = await deps.db
    .select(columns)
    .from(reports)
    .where(seenBy(asked))
    .orderBy(desc(reports.askedAt), desc(reports.id))
    .limit(MOST_LISTED);
  return {
    reports: rows.map(
      (row): KeptReport => ({
        id: row.id,
        viewId: row.viewId,
        name: row.name,
        kind: row.kind,
        state: row.state,
        askedBy: row.dueAt === null ? nameOf(row.askedBy) : null,
        mayDelete: mayIn(role, 'tidy') || row.askedBy === asked.userId,
        askedAt: row.askedAt.toISOString(),
        readyAt: row.readyAt?.toISOString() ?? null,
        listings: row.listings,
        bytes: row.bytes,
        goesAt: new Date(row.askedAt.getTime() + RETENTION.reportDays * DAY_MS).toISOString(),
      }),
    ),
    schedules: await listSchedules(deps, asked, nameOf),
  };
}

async function listSchedules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: Asked,
  nameOf: (userId: string | null) => string,
): Promise<ReportSchedule[]> {
  const rows = await db
    .select({
      schedule: reportSchedules,
      name: analysisViews.name,
      isShared: analysisViews.isShared,
      until: organisations.validUntil,
    })
    .from(reportSchedules)
    .innerJoin(analysisViews, eq(analysisViews.id, reportSchedules.viewId))
    .innerJoin(organisations, eq(organisations.id, reportSchedules.organisationId))
    .where(eq(reportSchedules.organisationId, id))
    .orderBy(asc(reportSchedules.madeAt), asc(reportSchedules.id));
  const readers = await db
    .select({ scheduleId: reportReaders.scheduleId, userId: reportReaders.userId })
    .from(reportReaders)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportReaders.scheduleId))
    .where(eq(reportSchedules.organisationId, id));
  const readersOf = Map.groupBy(readers, ({ scheduleId }) => scheduleId);
  return rows.map(({ schedule, name, isShared, until }) => {
    const told = readersOf.get(schedule.id) ?? [];
    return {
      id: schedule.id,
      viewId: schedule.viewId,
      name,
      kind: schedule.kind,
      rhythm: schedule.rhythm,
      onDay: schedule.onDay,
      hour: schedule.hour,
      nextAt: isShared && until > clock.now() ? schedule.nextAt.toISOString() : null,
      readers: told.map((reader) => nameOf(reader.userId)),
      isReader: told.some((reader) => reader.userId === userId),
    };
  });
}

/** The file of a report that is ready. Throws 404. */
export async function openReport(
  deps: Pick<Deps, 'db'>,
  { reportId, ...asked }: OneReport,
): Promise<{ kind: ReportFileKind; content: Buffer }> {
  await requireRole(deps, asked, 'see');
  const [report] = await deps.db
    .select({ kind: reports.kind, content: reports.content })
    .from(reports)
    .where(and(eq(reports.id, reportId), seenBy(asked)));
  if (!report?.content) throw noReport();
  return { kind: report.kind, content: report.content };
}

/** Deletes a report: one's own, or any by who tidies. Throws 404, 403 ORGANISATION_ROLE. */
export function deleteReport(deps: Pick<Deps, 'db' | 'clock'>, { reportId, ...asked }: OneReport): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { role }) => {
    const [report] = await tx
      .select({ askedBy: reports.askedBy })
      .from(reports)
      .where(and(eq(reports.id, reportId), seenBy(asked)));
    if (!report) throw noReport();
    if (report.askedBy !== asked.userId && !mayIn(role, 'tidy'))
      throw new ExpectedError(403, 'ORGANISATION_ROLE', 'Başkasının raporunu sahipler ve yöneticiler siler.');
    await tx.delete(reports).where(eq(reports.id, reportId));
  });
}
