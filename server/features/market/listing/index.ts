export { getProperties, getProperty } from './get-property.ts';
export { listCurrentProperties } from './list-current-properties.ts';
export { listDocuments } from './list-documents.ts';
export { currentLimitSchema, listingPathSchema } from './listing-parameters.ts';
export { listingRoutes } from './listing-routes.ts';
export { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';
