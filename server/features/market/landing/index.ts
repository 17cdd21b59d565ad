export { countPlaces, kindsOf, type PlaceCounts } from './count-places.ts';
export { findLandingPlace } from './find-landing-place.ts';
export { landingRoutes } from './landing-routes.ts';
export { listNewListings, type NewListing } from './list-new-listings.ts';
export { listSitemapListings, listSitemapParts, type SitemapListing } from './list-sitemap-listings.ts';
