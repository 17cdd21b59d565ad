export { documentFindingRoutes } from './document-finding-routes.ts';
export { listFindings } from './list-findings.ts';
export { makeFindings } from './make-findings.ts';
