import type { ReportFileKind } from './shared-ads-file.ts';

/** The name of the downloaded report of a view. */
export function viewReportName(kind: ReportFileKind): string {
  return `peyda-analiz-raporu.${kind}`;
}
