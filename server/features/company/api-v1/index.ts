export { v1Routes } from './v1-routes.ts';
