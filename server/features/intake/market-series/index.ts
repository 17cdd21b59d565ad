export { fetchPriceIndex } from './fetch-price-index.ts';
export type { KaskoList } from './parse-kasko.ts';
export type { SeriesByName } from './parse-series.ts';
export { readAllSeries } from './read-all-series.ts';
export { readSeriesFile } from './read-series-file.ts';
export { type KaskoCounts, recordKasko } from './record-kasko.ts';
export { recordSeries, type SeriesCounts } from './record-series.ts';
export { renewValuesToday } from './renew-values-today.ts';
