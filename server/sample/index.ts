export { prepareSampleData } from './prepare-sample-data.ts';
export { publishListings } from './publish-listings.ts';
