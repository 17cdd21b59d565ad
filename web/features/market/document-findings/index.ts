export { findingsQuery } from './findings-query.ts';
export { DocumentFindingsSection } from './findings-section.tsx';
