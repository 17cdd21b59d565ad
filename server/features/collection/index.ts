export { describeImport, describeProgress } from './describe-import.ts';
export { findSubCategory } from './find-sub-category.ts';
export {
  type ImportCounts,
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
export { type ParsedDate, parseDate } from './parse-date.ts';
export { type ParsedFields, parsePropertyFields } from './parse-property-fields.ts';
export { RejectedFile } from './rejected-file.ts';
export type { SavedAnswer, SavedAnswerParser } from './saved-answer.ts';
