export { findSubCategory } from './find-sub-category.ts';
export { isSameLot, type LotComparison } from './lot-identity.ts';
export type { NoticeLot } from './notice-reading.ts';
export {
  findLocality,
  findQuarter,
  findShare,
  isSulhOffice,
  normaliseFileNumber,
  normaliseOfficeName,
} from './notice-spelling.ts';
export { noticeText } from './notice-text.ts';
export { parseDate } from './parse-date.ts';
export { readNotice } from './read-notice.ts';
export { READING_VERSION } from './reading-version.ts';
export { recordFieldsOf } from './record-fields.ts';
