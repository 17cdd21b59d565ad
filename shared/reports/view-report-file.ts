import type { ReportFileKind } from './shared-ads-file.ts';

/** The name under which a view's report is saved. */
export function viewReportName(kind: ReportFileKind): string {
  return `peyda-analiz-raporu.${kind}`;
}
