export {
  findLocality,
  findQuarter,
  findShare,
  findSubCategory,
  isSulhOffice,
  normaliseFileNumber,
  normaliseOfficeName,
  parseDate,
} from '#server/features/notices/index.ts';
export { collectSource } from './collect-source.ts';
export { collectionMetrics } from './collection-metrics.ts';
export type { CollectionProgress } from './collection-progress.ts';
export { Collector } from './collector.ts';
export { describeCollection, describeCollectionProgress } from './describe-collection.ts';
export { describeCounts, describeImport, describeProgress } from './describe-import.ts';
export { forgetOldRuns } from './forget-old-runs.ts';
export {
  type ImportProgress,
  type ImportResult,
  importFile,
  type Rejection,
} from './import-file.ts';
export { importNoticeFile, isNoticeFile } from './import-notice-file.ts';
export { listingsInFile } from './listings-in-file.ts';
export { NOTHING_KNOWN } from './nothing-known.ts';
export { parseKind } from './parse-kind.ts';
export { parseJson, readCursor, readJsonAnswer, skipBroken } from './read-answer.ts';
export { UnreadableFileError } from './read-import-file.ts';
export { RejectedFile } from './rejected-file.ts';
export { SourceBusyError } from './run-lock.ts';
export type { SavedAnswerParser } from './saved-answer.ts';
export { saysWithdrawn } from './says-withdrawn.ts';
export {
  type Cursor,
  type Detail,
  type FileCounts,
  type FileSource,
  type ListPage,
  type ListRow,
  type PagedSource,
  type Presence,
  type Source,
  type SourceContext,
  SourceUnavailableError,
} from './source.ts';
export { statusRoutes } from './status-routes.ts';
export { withNoticeValues } from './with-notice-values.ts';
