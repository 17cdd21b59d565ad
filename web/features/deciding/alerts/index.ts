export { searchOfAlert } from './alert-criteria.ts';
export { AlertsPanel } from './alerts-panel.tsx';
export { alertsQuery } from './alerts-query.ts';
export { CriteriaLabels } from './criteria-labels.tsx';
export { PaperNewsLine } from './paper-news-line.tsx';
export { SaveSearchButton, useAlertEditor } from './save-search-button.tsx';
