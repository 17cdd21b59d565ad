export { documentTextRoutes } from './document-text-routes.ts';
export { READABLE_TYPES, READER_VERSION } from './read/read-page.ts';
export { readDocuments } from './read-documents.ts';
export {
  HAS_PAGES,
  IS_BLANK,
  IS_NEVER_READ,
  IS_UNREADABLE,
  IS_WAITING,
  READABLE_DOCUMENTS,
} from './readable-documents.ts';
export { readingFigures } from './reading-figures.ts';
export { WAITING_FINDINGS } from './waiting-findings.ts';
