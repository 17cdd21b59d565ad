export { changeFeedRoutes } from './change-feed-routes.ts';
export { cursorAt, type FeedState, positionOf, readFeedState } from './feed-cursor.ts';
export { forgetListingChanges } from './forget-listing-changes.ts';
export { numberChanges } from './number-changes.ts';
