export { correctionFixture } from './correction-fixture.ts';
export { hideListing, unhideListing } from './hide-listing.ts';
export { listingDeskRoutes } from './listing-desk-routes.ts';
export { maskAgain, maskListing } from './mask-listing.ts';
export { maskStoredTexts } from './mask-stored-texts.ts';
export { readStoredAnew } from './read-stored-anew.ts';
export { UNREAD } from './unread-listings.ts';
