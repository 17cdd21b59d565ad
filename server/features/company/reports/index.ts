export { forgetOldReports } from './kept/forget-old-reports.ts';
export { keptReportRoutes } from './kept/kept-report-routes.ts';
export { listReportsForPrograms, openSharedReport } from './kept/list-reports.ts';
export { makeReports } from './kept/make-reports.ts';
export { reportMail } from './kept/report-mail.ts';
export { REPORT_CONTENT, sendReport } from './kept/send-report.ts';
export { startDueReports } from './kept/start-due-reports.ts';
export { listingFileRoutes } from './listing-file/listing-file-routes.ts';
export { sharedAdsReportRoutes } from './shared-ads/shared-ads-report-routes.ts';
