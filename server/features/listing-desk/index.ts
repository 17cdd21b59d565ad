export { hideListing, unhideListing } from './hide-listing.ts';
export { listingDeskRoutes } from './listing-desk-routes.ts';
export { type KnownMask, maskAgain, maskListing } from './mask-listing.ts';
