import type { BatchWords, CheckedRecord } from '#server/features/intake/preparing/index.ts';
import type { FileRecord } from './read-record.ts';

/** What a thread is asked: to read records, or to find the words of records that are given as JSON. */
export type ReadingAsked =
  | { readonly what: 'records'; readonly records: readonly FileRecord[]; readonly now: Date }
  | { readonly what: 'words'; readonly json: readonly string[] };

/** What it answers, in the order of the questions. */
export type ReadingAnswered =
  | { readonly what: 'records'; readonly checked: readonly CheckedRecord[] }
  | { readonly what: 'words'; readonly words: BatchWords };
