export { comparableRoutes } from './comparable-routes.ts';
export { findComparables } from './find-comparables.ts';
