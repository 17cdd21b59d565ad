export { DocumentFindingsSection } from './findings-section.tsx';
