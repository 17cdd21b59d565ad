export { viewsQuery } from './analysis-calls.ts';
export { AnalysisPage } from './analysis-page.tsx';
