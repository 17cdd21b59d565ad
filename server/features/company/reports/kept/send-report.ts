import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import type { ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { viewReportName } from '#shared/reports/view-report-file.ts';

const TYPES: Readonly<Record<ReportFileKind, string>> = {
  pdf: 'application/pdf',
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/** How the API reference describes the file of a report. */
export const REPORT_CONTENT = {
  description: 'PDF, XLSX ya da CSV',
  content: Object.fromEntries(Object.values(TYPES).map((type) => [type.split(';')[0], { schema: z.string() }])),
};

/** Sends the file of a report as a download with its name; no cache may store it. */
export function sendReport(
  reply: FastifyReply,
  { kind, content }: { readonly kind: ReportFileKind; readonly content: Buffer },
): never {
  void reply.type(TYPES[kind]).header('content-disposition', `attachment; filename="${viewReportName(kind)}"`);
  // Safe: bytes are sent unchanged; the schema only describes them in the API reference.
  return reply.send(content) as never;
}
