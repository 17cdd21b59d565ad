export { completeRecord, completeStored, type SourceDetail } from './complete-record.ts';
export { lotFields, roundByNotice } from './lot-of-record.ts';
export { madeTitle } from './made-title.ts';
export { noticeValuesOf } from './notice-values-of.ts';
export { nounOf } from './noun-of.ts';
export { readAnew } from './read-anew.ts';
export { withReadDescription } from './with-notice-values.ts';
export { withTitle } from './with-title.ts';
