export { listingV1Routes } from './listing-v1-routes.ts';
export { searchV1Routes } from './search-v1-routes.ts';
