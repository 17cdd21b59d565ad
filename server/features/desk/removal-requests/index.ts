export { listRemovals } from './list-removals.ts';
export { removalRequestRoutes } from './removal-request-routes.ts';
export { removeAgain } from './remove-again.ts';
export { parseRemovals, type Removed } from './removed.ts';
export { forgetOldRequests, sendLetters } from './send-letters.ts';
