export { getListing, getListings } from './get-listing.ts';
export { listCurrentListings } from './list-current-listings.ts';
export { listDocuments } from './list-documents.ts';
export { listLotChain } from './list-lot-chain.ts';
export { currentLimitSchema, listingPathSchema } from './listing-parameters.ts';
export { listingRoutes } from './listing-routes.ts';
export { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from './listing-summary.ts';
