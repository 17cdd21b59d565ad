import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { calculationPathSchema } from '#shared/calculations/kept-calculations.ts';
import { calculationReport } from './calculation-report.ts';
import { calculationXlsx } from './calculation-xlsx.ts';
import { requireCalculator } from './require-calculator.ts';

/** Making a file takes as long as some hundred other calls. */
const limit = { max: 20, timeWindow: 60_000 };
const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
};

/** Routes for a saved calculation as PDF and as XLSX. */
export function calculationFileRoutes(app: App, deps: Deps): void {
  const schemaOf = (summary: string, type: string) => ({
    tags: ['Teklif hesabı'],
    summary,
    params: calculationPathSchema,
    response: { 200: { description: 'Dosya', content: { [type]: { schema: z.string() } } }, ...refusals },
  });
  app.get(
    '/api/user/calculations/:propertyId/pdf',
    {
      config: { caller: 'member', rateLimit: limit },
      schema: schemaOf('Saklanan hesap PDF olarak', 'application/pdf'),
    },
    async (request, reply) => {
      const { propertyId } = request.params;
      const report = await calculationReport(deps, await requireCalculator(deps, request), propertyId);
      // Loaded for the first PDF, not on startup.
      const { calculationPdf } = await import('./calculation-pdf.ts');
      return sendPdf(reply, { name: `peyda-hesap-${propertyId}.pdf`, content: await calculationPdf(report) });
    },
  );
  app.get(
    '/api/user/calculations/:propertyId/xlsx',
    { config: { caller: 'member', rateLimit: limit }, schema: schemaOf('Saklanan hesap XLSX olarak', XLSX_TYPE) },
    async (request, reply) => {
      const { propertyId } = request.params;
      const report = await calculationReport(deps, await requireCalculator(deps, request), propertyId);
      return sendXlsx(reply, { name: `peyda-hesap-${propertyId}.xlsx`, content: await calculationXlsx(report) });
    },
  );
}
