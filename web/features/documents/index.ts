export { decodeTiffPage } from './decode/tiff/decode-tiff.ts';
export { faxDecoder } from './decode/tiff/fax-decoder.ts';
export { readTiffPages } from './decode/tiff/tiff-directory.ts';
export { DocumentList } from './document-list.tsx';
export { DocumentViewer } from './document-viewer.tsx';
export { ViewerSampleCard } from './viewer-sample-card.tsx';
export { VIEWER_SAMPLES } from './viewer-samples.ts';
