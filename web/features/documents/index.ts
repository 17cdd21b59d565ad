export { DocumentList } from './document-list.tsx';
export { DocumentViewer } from './document-viewer.tsx';
export { VIEWER_SAMPLES } from './test-samples.ts';
export { ViewerSampleCard } from './viewer-sample-card.tsx';
