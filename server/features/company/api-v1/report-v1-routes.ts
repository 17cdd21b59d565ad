import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import {
  listReportsForPrograms,
  openSharedReport,
  REPORT_CONTENT,
  sendReport,
} from '#server/features/company/reports/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import { reportsForProgramsSchema } from '#shared/reports/kept-reports.ts';
import { v1Refusals, v1RefusalsOfOne, v1Tags } from './v1-parts.ts';

const pathSchema = z.object({ id: z.uuid('Raporun numarası geçersiz.') });

/** Reports of an organisation's shared views, for API clients. */
export function reportV1Routes(app: App, deps: Deps): void {
  app.get(
    '/api/v1/reports',
    {
      config: { caller: keyWith('reports') },
      schema: {
        tags: v1Tags,
        summary: 'Paylaşılan görünümlerin raporları, son istenen önce',
        response: { 200: reportsForProgramsSchema, ...v1Refusals },
      },
    },
    async (request) => ({ reports: await listReportsForPrograms(deps, keyOf(request).organisationId) }),
  );
  app.get(
    '/api/v1/reports/:id/file',
    {
      config: { caller: keyWith('reports') },
      schema: {
        tags: v1Tags,
        summary: 'Hazır bir raporun dosyası',
        params: pathSchema,
        response: { 200: REPORT_CONTENT, ...v1RefusalsOfOne },
      },
    },
    async (request, reply) => {
      const { organisationId } = keyOf(request);
      return sendReport(reply, await openSharedReport(deps, { organisationId, reportId: request.params.id }));
    },
  );
}
