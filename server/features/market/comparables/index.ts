export { comparableRoutes } from './comparable-routes.ts';
export { findBeside } from './find-beside.ts';
export { findComparables } from './find-comparables.ts';
