export { analysisRoutes } from './analysis-routes.ts';
export { exportViews } from './export-views.ts';
export { listSharedViews, openView } from './keep-views.ts';
export { type ListedAnalysis, runAnalysis } from './run-analysis.ts';
