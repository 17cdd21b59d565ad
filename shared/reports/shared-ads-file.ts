/** The formats of a report of an organisation's listings. */
export const REPORT_FILE_KINDS = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number];

/** The path of the call that generates a report of an organisation's shared listings. */
export function sharedAdsReportPath(organisationId: string, kind: ReportFileKind): string {
  return `/api/organisations/${organisationId}/report.${kind}`;
}

/** The name of the downloaded file. */
export function sharedAdsReportName(kind: ReportFileKind): string {
  return `peyda-kurum-raporu.${kind}`;
}
