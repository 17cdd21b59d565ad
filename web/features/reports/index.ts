export { ListingFileButton } from './listing-file-button.tsx';
export { SharedAdsReportButtons } from './shared-ads-report-buttons.tsx';
