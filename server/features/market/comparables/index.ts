export { comparableRoutes } from './comparable-routes.ts';
