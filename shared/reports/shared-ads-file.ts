/** The formats of a report of an organisation's listings. */
export const REPORT_FILE_KINDS = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number];

/** The call that makes a report of what an organisation shares. */
export function sharedAdsReportPath(organisationId: string, kind: ReportFileKind): string {
  return `/api/organisations/${organisationId}/report.${kind}`;
}

/** The name under which it is saved. */
export function sharedAdsReportName(kind: ReportFileKind): string {
  return `peyda-kurum-raporu.${kind}`;
}
