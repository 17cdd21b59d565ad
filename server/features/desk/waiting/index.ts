export { waitingRoutes } from './waiting-routes.ts';
