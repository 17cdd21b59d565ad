export { getProperty } from './get-property.ts';
export { listCurrentProperties } from './list-current-properties.ts';
export { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';
