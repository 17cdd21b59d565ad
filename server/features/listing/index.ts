export { getProperties, getProperty, type ReadProperty } from './get-property.ts';
export { listingRoutes } from './listing-routes.ts';
export { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';
