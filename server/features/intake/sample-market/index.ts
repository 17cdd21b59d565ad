export { removeSample } from './remove-sample.ts';
export { hasSample, readSampleHoldings } from './sample-holdings.ts';
export { SAMPLE_SOURCE } from './sample-source.ts';
