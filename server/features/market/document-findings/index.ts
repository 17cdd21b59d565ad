export { countFindings } from './count/count-findings.ts';
export { readFindingCounts } from './count/read-counts.ts';
export { documentFindingRoutes } from './document-finding-routes.ts';
export { listFindings, listFindingsForPrograms, listFoundLines, shownFinding } from './list-findings.ts';
export { makeFindings } from './make-findings.ts';
export { type FindingKey, findingId, findingKey, keyOfId } from './marks/finding-key.ts';
export { exportFindingMarks } from './marks/mark-finding.ts';
export { papersOf, type StoredPaper } from './read-said.ts';
