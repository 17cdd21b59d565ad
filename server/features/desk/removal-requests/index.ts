export { answerLetter } from './answer-letter.ts';
export { forgetOldRequests } from './forget-old-requests.ts';
export { removalRequestRoutes } from './removal-request-routes.ts';
