export { findingDeskRoutes } from './finding-desk-routes.ts';
