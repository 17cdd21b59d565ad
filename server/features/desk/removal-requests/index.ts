export { removalRequestRoutes } from './removal-request-routes.ts';
export { forgetOldRequests, sendLetters } from './send-letters.ts';
