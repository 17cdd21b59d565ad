export { DocumentList } from './document-list.tsx';
export { DocumentViewer } from './document-viewer.tsx';
export { PlaceButton } from './place-button.tsx';
export { ViewerSampleCard } from './viewer-sample-card.tsx';
export { VIEWER_SAMPLES } from './viewer-samples.ts';
