import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { guarded, requireAccount } from '#server/features/accounts/index.ts';
import { openView, runAnalysis } from '#server/features/analysis/index.ts';
import { forbidding, requireRunning } from '#server/features/organisations/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { leavingOf } from '#server/platform/connections/leaving-of.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { viewPathSchema } from '#shared/analysis/analyses.ts';
import { REPORT_FILE_KINDS, type ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { viewReportName } from '#shared/reports/view-report-file.ts';
import { reportPdf } from '../pdf/report-pdf.ts';
import { reportCsv } from '../report-csv.ts';
import { reportXlsx } from '../report-xlsx.ts';
import { viewReport, viewTable } from './view-report.ts';

/** A report takes as long to make as some hundred other calls. */
const limit = { max: 10, timeWindow: 60_000 };
const TYPES: Readonly<Record<ReportFileKind, string>> = { pdf: 'application/pdf', xlsx: XLSX_TYPE, csv: 'text/csv' };
/** Listings in a spreadsheet; paper has its own bound. */
const MOST_ROWS = 5000;

/** A kept view of bulk analysis as a report, for everybody who sees it, as long as the organisation's plan runs. */
export function viewReportRoutes(app: App, deps: Deps, admission: Admission): void {
  for (const kind of REPORT_FILE_KINDS)
    app.get(
      `/api/organisations/:id/analysis/views/:viewId/report.${kind}`,
      {
        ...guarded,
        config: { rateLimit: limit },
        schema: {
          tags: ['Kurumlar'],
          summary: `Bir görünümün raporu ${kind.toUpperCase()} olarak`,
          params: viewPathSchema,
          response: {
            200: { description: 'Rapor', content: { [TYPES[kind]]: { schema: z.string() } } },
            ...forbidding,
          },
        },
      },
      async (request, reply) => sendReport(reply, kind, await contentOf(deps, admission, request, reply)),
    );
}

type ViewRequest = FastifyRequest<{ Params: z.infer<typeof viewPathSchema> }>;

async function contentOf(deps: Deps, admission: Admission, request: ViewRequest, reply: FastifyReply) {
  const { id: userId } = await requireAccount(deps, request.headers.authorization);
  const asked = { ...request.params, userId };
  const organisation = await requireRunning(deps, asked, 'see');
  const { name, view } = await openView(deps, asked);
  const signal = leavingOf(reply);
  const result = await admission.run(() => runAnalysis(deps, { view, page: 1, rowsPerPage: MOST_ROWS, signal }));
  return { result, made: { organisation, name, view, origin: siteLink(deps.config, '/').origin } };
}

type Content = Awaited<ReturnType<typeof contentOf>>;

async function sendReport(reply: FastifyReply, kind: ReportFileKind, { result, made }: Content): Promise<FastifyReply> {
  const name = viewReportName(kind);
  if (kind === 'pdf') return sendPdf(reply, { name, content: await reportPdf(viewReport(result, made)) });
  if (kind === 'xlsx') return sendXlsx(reply, { name, content: await reportXlsx(viewReport(result, made)) });
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(reportCsv(viewTable(result, made)));
}
