export type { SeriesByName } from './parse-series.ts';
export { readSeriesFile } from './read-series-file.ts';
export { readAllSeries, recordSeries, type SeriesCounts } from './record-series.ts';
