export { SALE_NOTICE } from './documents/document-texts.ts';
export { makeUdf } from './documents/make-archives.ts';
export { generateSampleRecords } from './generate-sample-records.ts';
export { makeSampleFiles } from './make-sample-files.ts';
export { prepareSampleData } from './prepare-sample-data.ts';
export { publishListings } from './publish-listings.ts';
