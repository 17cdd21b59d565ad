export { answerLetter } from './answer-letter.ts';
export { forgetOldRequests } from './forget-old-requests.ts';
export { listRemovals } from './list-removals.ts';
export { removalRequestRoutes } from './removal-request-routes.ts';
export { removeAgain } from './remove-again.ts';
export { parseRemovals, type Removed } from './removed.ts';
