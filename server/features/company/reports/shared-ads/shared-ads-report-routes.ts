import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { listSharedAds, logoOf, requireRunning } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import { type ReportFileKind, sharedAdsReportName } from '#shared/reports/shared-ads-file.ts';
import { reportCsv } from '../report-csv.ts';
import { writeReport } from '../write-report.ts';
import { sharedAdsReport, sharedAdsTable } from './shared-ads-report.ts';

/** Making a report takes as long as some hundred other calls. */
const limit = { max: 10, timeWindow: 60_000 };
const TYPES: Readonly<Record<ReportFileKind, string>> = { pdf: 'application/pdf', xlsx: XLSX_TYPE, csv: 'text/csv' };
const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
};

type Asked = { readonly id: string; readonly userId: string };

/** The listings that an organisation shares, as a report: for everybody in it, while its plan runs. */
export function sharedAdsReportRoutes(app: App, deps: Deps, admission: Admission): void {
  const origin = siteLink(deps.config, '/').origin;
  const contentOf = async (asked: Asked) => {
    const name = await requireRunning(deps, asked, 'see');
    const ads = await listSharedAds(deps, asked);
    const logo = await logoOf(deps, asked.id);
    const made = { name, now: deps.clock.now(), origin, logo: logo && { of: name, ...logo } };
    return { ads, report: sharedAdsReport(ads, made) };
  };
  addFile(app, 'pdf', async (asked, reply) => {
    const { report } = await contentOf(asked);
    return sendPdf(reply, {
      name: sharedAdsReportName('pdf'),
      content: await admission.run(() => writeReport(report, 'pdf')),
    });
  });
  addFile(app, 'xlsx', async (asked, reply) => {
    const { report } = await contentOf(asked);
    return sendXlsx(reply, {
      name: sharedAdsReportName('xlsx'),
      content: await admission.run(() => writeReport(report, 'xlsx')),
    });
  });
  addFile(app, 'csv', async (asked, reply) => {
    const { ads } = await contentOf(asked);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${sharedAdsReportName('csv')}"`)
      .send(reportCsv(sharedAdsTable(ads, { origin, now: deps.clock.now() })));
  });
}

type Send = (asked: Asked, reply: FastifyReply) => Promise<FastifyReply>;

function addFile(app: App, kind: ReportFileKind, send: Send): void {
  app.get(
    `/api/organisations/:id/report.${kind}`,
    {
      config: { caller: 'member', rateLimit: limit },
      schema: {
        tags: ['Kurumlar'],
        summary: `Paylaşılan ilanların raporu ${kind.toUpperCase()} olarak`,
        params: organisationPathSchema,
        response: { 200: { description: 'Rapor', content: { [TYPES[kind]]: { schema: z.string() } } }, ...refusals },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id: userId } = accountOf(request);
      return send({ id: request.params.id, userId }, reply);
    },
  );
}
