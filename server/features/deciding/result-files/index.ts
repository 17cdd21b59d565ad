export { resultFileRoutes } from './result-file-routes.ts';
