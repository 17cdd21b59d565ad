export { AlertsPanel } from './alerts-panel.tsx';
export { SaveSearchButton } from './save-search-button.tsx';
