export { ListingFileButton } from './listing-file-button.tsx';
export { SharedAdsReportButtons, ViewReportButtons } from './report-buttons.tsx';
