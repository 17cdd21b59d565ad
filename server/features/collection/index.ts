export { describeImport, describeProgress } from './describe-import.ts';
export { findSubCategory } from './find-sub-category.ts';
export {
  type ImportProgress,
  type ImportResult,
  importFile,
  type Rejection,
} from './import-file.ts';
export {
  findLocality,
  findQuarter,
  findShare,
  isSulhOffice,
  normaliseFileNumber,
  normaliseOfficeName,
} from './notice-spelling.ts';
export { parseDate } from './parse-date.ts';
export { RejectedFile } from './rejected-file.ts';
export type { SavedAnswerParser } from './saved-answer.ts';
