export { collectSource } from './collect-source.ts';
export type { CollectionProgress } from './collection-progress.ts';
export { Collector } from './collector.ts';
export { nextRunAt } from './due-sources.ts';
export { parseJson, readCursor, readJsonAnswer, skipBroken } from './read-answer.ts';
export { collectionMetrics } from './reports/collection-metrics.ts';
export { describeCollection, describeCollectionProgress } from './reports/describe-collection.ts';
export { forgetOldRuns } from './reports/forget-old-runs.ts';
export { statusRoutes } from './reports/status-routes.ts';
export { findBusy, SourceBusyError, withRunLock } from './run-lock.ts';
export {
  type Cursor,
  type FileSource,
  type ListPage,
  type ListRow,
  type PagedSource,
  type Source,
  type SourceContext,
  SourceUnavailableError,
} from './source.ts';
export { readControl, SampleInTheWayError, type SourceControl, SourcePausedError } from './source-controls.ts';
