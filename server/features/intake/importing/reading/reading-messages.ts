import type { BatchWords, CheckedRecord } from '#server/features/intake/preparing/index.ts';
import type { FileRecord } from './read-record.ts';

/** A request to a thread: read records, or find the words of records given as JSON. */
export type ReadingAsked =
  | { readonly what: 'records'; readonly records: readonly FileRecord[]; readonly now: Date }
  | { readonly what: 'words'; readonly json: readonly string[] };

/** The response of a thread, in the order of the requests. */
export type ReadingAnswered =
  | { readonly what: 'records'; readonly checked: readonly CheckedRecord[] }
  | { readonly what: 'words'; readonly words: BatchWords };
