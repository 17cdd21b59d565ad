import type { ReportFileKind } from './shared-ads-file.ts';

/** The call that makes a report of a kept view. */
export function viewReportPath(organisationId: string, viewId: string, kind: ReportFileKind): string {
  return `/api/organisations/${organisationId}/analysis/views/${viewId}/report.${kind}`;
}

/** The name under which it is saved. */
export function viewReportName(kind: ReportFileKind): string {
  return `peyda-analiz-raporu.${kind}`;
}
