import { and, asc, desc, eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reportReaders, reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, actInOrganisation, namesIn, requireRole } from '#server/features/company/organisations/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type {
  KeptReport,
  KeptReports,
  ReportForPrograms,
  ReportSchedule,
  ReportsForPrograms,
} from '#shared/reports/kept-reports.ts';
import type { ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const MOST_LISTED = 100;

type ReportFile = { readonly kind: ReportFileKind; readonly content: Buffer };
type OneReport = Asked & { readonly reportId: string };
const noReport = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir rapor yok.');

/** The condition for the reports that a member sees: those of shared views, and their own. */
function seenBy({ id, userId }: Asked): SQL | undefined {
  const isSeen = or(eq(reports.isShared, true), eq(reports.askedBy, userId));
  return and(eq(reports.organisationId, id), isSeen);
}

function sharedIn(organisationId: string): SQL | undefined {
  return and(eq(reports.organisationId, organisationId), eq(reports.isShared, true));
}

/** The reports that a member of an organisation sees, newest first, and the schedules. Throws 404. */
export async function listReports(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<KeptReports> {
  const role = await requireRole(deps, asked, 'see');
  const nameOf = await namesIn(deps, asked.id);
  const rows = await readRows(deps, seenBy(asked));
  return {
    reports: rows.map((row): KeptReport => {
      const mayDelete = mayIn(role, 'tidy') || row.askedBy === asked.userId;
      return { ...shownOf(row, nameOf), mayDelete };
    }),
    schedules: await listSchedules(deps, asked, nameOf),
  };
}

/** The reports of an organisation's shared views, for API clients, newest first. */
export async function listReportsForPrograms(
  deps: Pick<Deps, 'db'>,
  organisationId: string,
): Promise<ReportsForPrograms['reports']> {
  const nameOf = await namesIn(deps, organisationId);
  return (await readRows(deps, sharedIn(organisationId))).map((row) => shownOf(row, nameOf));
}

type NameOf = (userId: string | null) => string;
// All columns except the file itself and the view it was made from.
const { content: _content, view: _view, ...COLUMNS } = getTableColumns(reports);

function readRows({ db }: Pick<Deps, 'db'>, isMeant: SQL | undefined) {
  const latest = [desc(reports.askedAt), desc(reports.id)];
  return db
    .select(COLUMNS)
    .from(reports)
    .where(isMeant)
    .orderBy(...latest)
    .limit(MOST_LISTED);
}

function shownOf(row: Awaited<ReturnType<typeof readRows>>[number], nameOf: NameOf): ReportForPrograms {
  const { id, viewId, name, kind, state, askedBy, dueAt, askedAt, readyAt, listings, bytes } = row;
  return {
    id,
    viewId,
    name,
    kind,
    state,
    askedBy: dueAt === null ? nameOf(askedBy) : null,
    askedAt: askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    listings,
    bytes,
    goesAt: new Date(askedAt.getTime() + RETENTION.reportDays * DAY_MS).toISOString(),
  };
}

async function listSchedules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: Asked,
  nameOf: NameOf,
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
export async function openReport(deps: Pick<Deps, 'db'>, { reportId, ...asked }: OneReport): Promise<ReportFile> {
  await requireRole(deps, asked, 'see');
  return readFile(deps, and(eq(reports.id, reportId), seenBy(asked)));
}

/** The file of a ready report of a shared view, for an API client. Throws 404. */
export function openSharedReport(
  deps: Pick<Deps, 'db'>,
  { organisationId, reportId }: { readonly organisationId: string; readonly reportId: string },
): Promise<ReportFile> {
  return readFile(deps, and(eq(reports.id, reportId), sharedIn(organisationId)));
}

async function readFile({ db }: Pick<Deps, 'db'>, isMeant: SQL | undefined): Promise<ReportFile> {
  const [report] = await db.select({ kind: reports.kind, content: reports.content }).from(reports).where(isMeant);
  if (!report?.content) throw noReport();
  return { kind: report.kind, content: report.content };
}

/** Deletes a report: the member's own, or any if the member may tidy. Throws 404, 403 ORGANISATION_ROLE. */
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
