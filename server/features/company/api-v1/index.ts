export { alertV1Routes } from './alert-v1-routes.ts';
export { listingV1Routes } from './listing-v1-routes.ts';
export { reportV1Routes } from './report-v1-routes.ts';
export { searchV1Routes } from './search-v1-routes.ts';
