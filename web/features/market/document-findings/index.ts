export { DocumentFindingsSection } from './document-findings.tsx';
