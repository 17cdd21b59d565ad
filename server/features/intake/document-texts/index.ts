export { documentTextRoutes } from './document-text-routes.ts';
export { indexPapers } from './index-papers.ts';
export { readDocuments } from './read-documents.ts';
export { readingFigures } from './reading-figures.ts';
