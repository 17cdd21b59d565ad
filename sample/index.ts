export { findsSampleListings } from './find-sample-listing.ts';
export { holdSamplePapers } from './hold-papers.ts';
export { prepareSampleData } from './prepare-sample-data.ts';
export { withSampleFiles } from './with-sample-files.ts';
