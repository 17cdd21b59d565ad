export { analysisRoutes } from './analysis-routes.ts';
export { analysisV1Routes } from './analysis-v1-routes.ts';
export { exportViews } from './export-views.ts';
export { openView } from './keep-views.ts';
export { runAnalysis } from './run-analysis.ts';
