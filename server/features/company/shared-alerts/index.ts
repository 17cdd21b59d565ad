export { listAlertMatches } from './list-alert-matches.ts';
export { sharedAlertRoutes } from './shared-alert-routes.ts';
export { listOrganisationAlerts } from './shared-alerts.ts';
