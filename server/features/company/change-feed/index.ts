export { exportListings } from './export-listings.ts';
export { cursorAt, type FeedState, positionOf, readFeedState } from './feed-cursor.ts';
export { forgetListingChanges } from './forget-listing-changes.ts';
export { listChanges } from './list-changes.ts';
export { numberChanges } from './number-changes.ts';
export { takeExport } from './take-export.ts';
