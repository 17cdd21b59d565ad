export { alertRoutes } from './alert-routes.ts';
export { compileAlert } from './compile-alert.ts';
export { exportAlerts, listAlerts } from './list-alerts.ts';
export { matchAlerts } from './match-alerts.ts';
export { createAlert } from './save-alert.ts';
