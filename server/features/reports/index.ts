export { listingFileRoutes } from './listing-file/listing-file-routes.ts';
export { sharedAdsReportRoutes } from './shared-ads/shared-ads-report-routes.ts';
export { viewReportRoutes } from './view/view-report-routes.ts';
