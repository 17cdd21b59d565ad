import { PREPARING_HERE, type Preparing } from '#server/features/intake/preparing/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { readRecord } from './read-record.ts';
import { ReadingThreads } from './reading-threads.ts';

/** Reads the notices of an import and prepares its records; `close` ends the threads. */
export type Reading = { readonly preparing: Preparing; close(): Promise<void> };

/** Records per message to a thread: few enough messages, and short waits. */
const TOGETHER = 32;

/**
 * Reads in this many threads, or in the calling one if there are none. `isUnread`: whether the record's notice was not
 * read yet.
 */
export function openReading(isUnread: (record: ListingRecord) => boolean, threads: number): Reading {
  if (threads > 0) return openThreads(isUnread, threads);
  const preparing: Preparing = {
    ...PREPARING_HERE,
    prepare: async (given, now) => given.map((record) => readRecord({ record, isUnread: isUnread(record) }, now)),
  };
  return { preparing, close: async () => undefined };
}

function openThreads(isUnread: (record: ListingRecord) => boolean, count: number): Reading {
  const threads = new ReadingThreads(count);
  const preparing: Preparing = {
    together: TOGETHER,
    // While a thread works on one group, the next group is already queued.
    ahead: count * 2,
    prepare: (given, now) =>
      threads.read(
        given.map((record) => ({ record, isUnread: isUnread(record) })),
        now,
      ),
    words: (batch) => threads.words(batch.map(({ json }) => json)),
  };
  return { preparing, close: () => threads.close() };
}
