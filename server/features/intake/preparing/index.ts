export { cleanNoticeValues } from './clean-notice-values.ts';
export { cleanRecord } from './clean-record.ts';
export { type CheckedRecord, type PreparedRecord, prepareRecord, readyRecord } from './prepare-record.ts';
export {
  type BatchWords,
  type FindWords,
  findWords,
  PREPARING_HERE,
  type Preparing,
  prepareAhead,
  wordsOfAll,
} from './preparing.ts';
