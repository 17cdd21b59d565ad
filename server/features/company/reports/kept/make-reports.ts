import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { runAnalysis } from '#server/features/company/analysis/index.ts';
import { logoOf } from '#server/features/company/organisations/index.ts';
import { tellOfReport } from '#server/features/company/webhooks/index.ts';
import { rightsOfKey } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { reportCsv } from '../report-csv.ts';
import { viewReport, viewTable } from '../view/view-report.ts';
import { writeReport } from '../write-report.ts';
import { queueReportMails } from './report-mail.ts';

/** The maximum number of listings in a spreadsheet; paper has its own limit. */
const MOST_ROWS = 5000;
const MOST_TRIES = 3;
/** A report takes seconds. If it has been claimed for longer than this, the process that claimed it has died. */
const HELD_MS = 5 * 60_000;
const PAUSE_MS = 60_000;
const MOST_A_RUN = 50;

type Report = typeof reports.$inferSelect;

/**
 * Makes the waiting reports, one at a time, each in one process. A report whose process dies is retried, but not after
 * three failures. Returns how many were made. For a job; safe to run twice.
 */
export async function makeReports(deps: Deps): Promise<{ made: number; failed: number }> {
  const counts = { made: 0, failed: 0 };
  for (let left = MOST_A_RUN; left > 0; left -= 1) {
    const report = await takeNext(deps);
    if (!report) break;
    counts[(await makeOne(deps, report)) ? 'made' : 'failed'] += 1;
  }
  return counts;
}

async function takeNext({ db, clock }: Deps): Promise<Report | undefined> {
  const now = clock.now();
  const isFree = or(isNull(reports.heldUntil), lt(reports.heldUntil, now));
  const next = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.state, 'waiting'), isFree))
    .orderBy(asc(reports.askedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [report] = await db
    .update(reports)
    .set({ heldUntil: new Date(now.getTime() + HELD_MS) })
    .where(inArray(reports.id, next))
    .returning();
  return report;
}

async function makeOne(deps: Deps, report: Report): Promise<boolean> {
  const { db, clock, log } = deps;
  const tries = report.tries + 1;
  const mine = and(eq(reports.id, report.id), eq(reports.state, 'waiting'));
  // Counted before the attempt: a report that crashes its process must not be retried forever.
  await db.update(reports).set({ tries }).where(mine);
  if (tries > MOST_TRIES) {
    await db.update(reports).set({ state: 'failed' }).where(mine);
    return false;
  }
  try {
    const { content, listings } = await fileOf(deps, report);
    const made = { state: 'ready' as const, content, listings, bytes: content.length, readyAt: clock.now() };
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.update(reports).set(made).where(mine);
      const { id: reportId, organisationId, isShared } = report;
      if (rowCount !== 1) return;
      await queueReportMails(tx, report, made.readyAt);
      if (isShared) await tellOfReport(tx, { organisationId, reportId, at: made.readyAt });
    });
    return true;
  } catch (error) {
    // An invalid search will fail on every retry.
    const isOver = tries === MOST_TRIES || error instanceof ExpectedError;
    const heldUntil = new Date(clock.now().getTime() + PAUSE_MS);
    await db
      .update(reports)
      .set(isOver ? { state: 'failed' } : { heldUntil })
      .where(mine);
    log.warn({ err: error, report: report.id }, 'a report could not be made');
    return false;
  }
}

async function fileOf(deps: Deps, { organisationId, name, kind, view }: Report) {
  const [organisation] = await deps.db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  const of = organisation?.name ?? '';
  const logo = await logoOf(deps, organisationId);
  const made = {
    organisation: of,
    name,
    view,
    origin: siteLink(deps.config, '/').origin,
    logo: logo && { of, ...logo },
  };
  // Its readers belong to an organisation with a running plan, which includes premium.
  const rights = rightsOfKey(true);
  const result = await runAnalysis(deps, { view, page: 1, rowsPerPage: MOST_ROWS, listsBeside: true, rights });
  const content =
    kind === 'csv'
      ? Buffer.from(reportCsv(viewTable(result, made)))
      : await writeReport(viewReport(result, made), kind);
  return { content, listings: result.set.listings };
}
