import { and, eq, gt, isNull } from 'drizzle-orm';
import { reports } from '#server/database/tables/companies/reports.ts';
import type { Deps } from '#server/deps.ts';
import { openView } from '#server/features/company/analysis/index.ts';
import { type Asked, actInOrganisation } from '#server/features/company/organisations/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ReportRequest } from '#shared/reports/kept-reports.ts';
import { MAX_WAITING_REPORTS, REPORTS_PER_DAY } from '#shared/reports/report-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * Queues a report of a view as it is now; a job makes it. Returns its id. Throws 404, 403 ORGANISATION_ROLE, 409
 * ORGANISATION_OVER, TOO_MANY_REPORTS.
 */
export async function askReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  { viewId, kind, ...asked }: Asked & ReportRequest,
): Promise<string> {
  const { name, view, isShared } = await openView(deps, { ...asked, viewId });
  return actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    const ofOrganisation = eq(reports.organisationId, id);
    const waiting = await tx.$count(reports, and(ofOrganisation, eq(reports.state, 'waiting'), isNull(reports.dueAt)));
    const lately = gt(reports.askedAt, new Date(at.getTime() - DAY_MS));
    const today = await tx.$count(reports, and(ofOrganisation, lately, isNull(reports.dueAt)));
    if (waiting >= MAX_WAITING_REPORTS)
      throw tooMany(`Sırada ${MAX_WAITING_REPORTS} rapor var. Hazır olmalarını bekleyin.`);
    if (today >= REPORTS_PER_DAY) throw tooMany(`24 saatte en çok ${REPORTS_PER_DAY} rapor hazırlanır.`);
    const [report] = await tx
      .insert(reports)
      .values({ organisationId: id, viewId, askedBy: asked.userId, isShared, name, kind, view, askedAt: at })
      .returning({ id: reports.id });
    if (!report) throw new Error('A report was not noted.');
    return report.id;
  });
}

const tooMany = (message: string) => new ExpectedError(409, 'TOO_MANY_REPORTS', message);
