export { documentTextRoutes } from './document-text-routes.ts';
export { readDocuments } from './read-documents.ts';
export { readingFigures } from './reading-figures.ts';
