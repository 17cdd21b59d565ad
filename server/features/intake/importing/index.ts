export {
  describeCounts,
  describeCoverage,
  describeImport,
  describePlace,
  describeProgress,
  describeUnpublished,
} from './describe-import.ts';
export type { FileCounts } from './file-counts.ts';
export { forgetRejectedRecords } from './forget-rejected-records.ts';
export { importFile } from './import-file.ts';
export { importNoticeFile, isNoticeFile } from './import-notice-file.ts';
export type { ImportOptions, ImportProgress, ImportResult, Rejection } from './import-run.ts';
export { listingsInFile } from './listings-in-file.ts';
export { UnreadableFileError } from './read-import-file.ts';
export { openReading } from './reading/open-reading.ts';
export { RejectedFile } from './rejected-file.ts';
export type { SavedAnswer, SavedAnswerParser } from './saved-answer.ts';
export { toldOutcome } from './told-outcome.ts';
export { holdsListing, tryFile } from './try-file.ts';
