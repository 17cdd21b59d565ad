export { findKindNoun, findSubCategory, type KindNoun } from './kinds/find-sub-category.ts';
export { parseKind } from './kinds/parse-kind.ts';
export { isSameLot, type LotComparison } from './lot-identity.ts';
export type { Brand, NoticeLot } from './read/notice-reading.ts';
export { brandNamed } from './read/read-vehicle.ts';
export { readNotice } from './read-notice.ts';
export { READING_VERSION } from './reading-version.ts';
export { noticeText } from './text/notice-text.ts';
export { pdfText } from './text/pdf-text.ts';
