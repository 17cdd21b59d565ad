export { editedTextRoutes } from './edited-text-routes.ts';
export { editedDays } from './read-editions.ts';
