export { forgetAlertMatches, readLastMatch } from './alert-matches.ts';
export { alertRoutes } from './alert-routes.ts';
export { exportAlerts, listAlerts } from './list-alerts.ts';
export { matchAlerts } from './match-alerts.ts';
export { keepOrganisationAlert, prepareAlertCopy } from './organisation-alerts.ts';
export { renewAlerts } from './renew-alerts.ts';
export { createAlert } from './save-alert.ts';
