export { changeFeedRoutes } from './change-feed-routes.ts';
export { forgetListingChanges } from './forget-listing-changes.ts';
