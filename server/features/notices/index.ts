export { findSubCategory } from './find-sub-category.ts';
export { labelledNotices, NOTICE_SETS } from './labelled-notices.ts';
export { isSameLot, type LotComparison } from './lot-identity.ts';
export { parseKind } from './parse-kind.ts';
export type { NoticeLot } from './read/notice-reading.ts';
export { readNotice } from './read-notice.ts';
export { READING_VERSION } from './reading-version.ts';
export { type FieldScore, precisionOf, recallOf, type Scores, scoreReadings, totalOf } from './score-readings.ts';
export { noticeText } from './text/notice-text.ts';
