export { documentFindingRoutes } from './document-finding-routes.ts';
export { makeFindings } from './make-findings.ts';
