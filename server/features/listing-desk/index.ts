export { hideListing, unhideListing } from './hide-listing.ts';
export { listingDeskRoutes } from './listing-desk-routes.ts';
export { maskListing } from './mask-listing.ts';
