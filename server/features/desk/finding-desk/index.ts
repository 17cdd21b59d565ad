export { findingDeskRoutes } from './finding-desk-routes.ts';
export { WAITING_FINDINGS } from './list-marks.ts';
