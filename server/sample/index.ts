export { findsSampleListings } from './find-sample-listing.ts';
export { prepareSampleData } from './prepare-sample-data.ts';
export { publishListings } from './publish-listings.ts';
export { refuseUnnamedOperator } from './refuse-unnamed-operator.ts';
export { withSampleFiles } from './with-sample-files.ts';
