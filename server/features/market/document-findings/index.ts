export { documentFindingRoutes } from './document-finding-routes.ts';
