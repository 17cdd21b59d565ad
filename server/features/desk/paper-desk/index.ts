export { paperDeskRoutes } from './paper-desk-routes.ts';
