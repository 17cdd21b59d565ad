import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { removeSampleFigures } from '#server/features/intake/market-series/index.ts';
import { PREPARING_HERE, type Preparing, prepareAhead } from '#server/features/intake/preparing/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { addCounts, NO_COUNTS, type RecordCounts } from './record-counts.ts';
import { LANE_COUNT, laneOf, WriteLane } from './write-lane.ts';

export type RecordOptions = {
  /** Checks, cleans and masks records, and finds their words; by default in this thread. */
  readonly preparing?: Preparing | undefined;
  /** Called after every batch with a new object. */
  onProgress?(counts: RecordCounts): void;
  /** Called for every record that can't be stored, with the given object itself and a Turkish reason. */
  onRejected?(record: ListingRecord, reason: string): void;
};

/**
 * Stores the records of a source or a file (D17): inserts or updates by source and source key, keeps the history of
 * changed fields, confirms unchanged listings. First cleans texts and masks personal data (D18).
 *
 * Writes records in batches, one transaction each, so it can be stopped at any time and repeated. A record that can't
 * be stored is rejected alone. If several records have the same key, the last one counts. Throws only if the database
 * fails or the records can't be read any further; those read before are stored.
 */
export async function recordListings(
  deps: Pick<Deps, 'db' | 'clock'>,
  records: Iterable<ListingRecord> | AsyncIterable<ListingRecord>,
  options: RecordOptions = {},
): Promise<RecordCounts> {
  const counts: RecordCounts = { ...NO_COUNTS };
  const reject = (record: ListingRecord, reason: string) => options.onRejected?.(record, reason);
  const onWritten = (written: RecordCounts) => {
    addCounts(counts, written);
    options.onProgress?.({ ...counts });
  };
  const { preparing = PREPARING_HERE } = options;
  const own = { db: deps.db, clock: deps.clock, words: preparing.words };
  const lanes = Array.from({ length: LANE_COUNT }, () => new WriteLane(own, { reject, onWritten }));
  let seen = 0;
  let isRealSeen = false;
  try {
    for await (const { given, checked } of prepareAhead(records, preparing, deps.clock)) {
      if (checked.reason === undefined) {
        if (!isRealSeen && checked.record.source !== SAMPLE_SOURCE) {
          isRealSeen = true;
          // A real listing must never be compared with sample figures, not even until the sample market is removed.
          await removeSampleFigures(deps);
        }
        await lanes[laneOf(checked.key)]?.add({ ...checked, given });
      } else {
        addCounts(counts, { read: 1, rejected: 1 });
        reject(given, checked.reason);
      }
      seen += 1;
      // Lets database responses be processed while records are prepared without a pause.
      if (seen % 32 === 0) await nextTurn();
    }
  } finally {
    await finishAll(lanes);
  }
  return counts;
}

/** Waits for every lane before it throws, so that nothing is written after it has returned. */
async function finishAll(lanes: readonly WriteLane[]): Promise<void> {
  const results = await Promise.allSettled(lanes.map((lane) => lane.finish()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
