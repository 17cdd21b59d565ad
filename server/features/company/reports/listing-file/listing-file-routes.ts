import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { listFindings } from '#server/features/market/document-findings/index.ts';
import { getListing, listingPathSchema } from '#server/features/market/listing/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { listingFileName } from '#shared/reports/listing-file-name.ts';
import type { ReportContent } from '../report-content.ts';
import { writeReport } from '../write-report.ts';
import { listingReport } from './listing-report.ts';

/** Making a file takes as long as some hundred other calls. */
const limit = { max: 20, timeWindow: 60_000 };

const security: Readonly<Record<string, readonly string[]>>[] = [{ memberToken: [] }, { trialGrant: [] }];

/** A listing's file as PDF and as XLSX. */
export function listingFileRoutes(app: App, deps: Deps, admission: Admission): void {
  const schemaOf = (summary: string, type: string) => ({
    tags: ['İlanlar'],
    summary,
    security,
    params: listingPathSchema,
    response: {
      200: { description: 'Dosya', content: { [type]: { schema: z.string() } } },
      400: apiErrorSchema,
      403: apiErrorSchema,
      404: apiErrorSchema,
      429: apiErrorSchema,
    },
  });
  app.get(
    '/api/properties/:id/dosya.pdf',
    {
      config: { caller: 'visitor', rateLimit: limit },
      schema: schemaOf('İlanın dosyası PDF olarak, premium üyelere', 'application/pdf'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await fileOf(deps, request, id);
      const content = await admission.run(() => writeReport(file, 'pdf'));
      return sendPdf(reply, { name: listingFileName(id, 'pdf'), content });
    },
  );
  app.get(
    '/api/properties/:id/dosya.xlsx',
    {
      config: { caller: 'visitor', rateLimit: limit },
      schema: schemaOf('İlanın dosyası XLSX olarak, premium üyelere', XLSX_TYPE),
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await fileOf(deps, request, id);
      const content = await admission.run(() => writeReport(file, 'xlsx'));
      return sendXlsx(reply, { name: listingFileName(id, 'xlsx'), content });
    },
  );
}

/** A listing's file with what its reader may see. Throws an ExpectedError 403 without premium, 404 for no listing. */
async function fileOf(deps: Deps, request: FastifyRequest, id: number): Promise<ReportContent> {
  const rights = await rightsOf(deps, request);
  if (!rights.mayTakeFiles) throw new ExpectedError(403, 'PREMIUM_FILE', 'İlanın dosyası premium üyelikle indirilir.');
  const listing = await getListing(deps, id, rights);
  const findings = await listFindings(deps, id, rights);
  return listingReport(listing, {
    now: deps.clock.now(),
    address: siteLink(deps.config, `/ilan/${id}`).href,
    findings,
  });
}
