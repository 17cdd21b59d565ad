import type { Deps } from '#server/deps.ts';
import { completeStored } from '#server/features/intake/notice-to-record/index.ts';
import { findStoredRecords } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';

const AT_ONCE = 200;

/** What the import knows about its records. */
type Known = {
  /** Whether a record has only a few fields of its listing, as results do; stored fields then stay. */
  isPartial(record: ListingRecord): boolean;
  replace(record: ListingRecord, by: ListingRecord): void;
};

/** Completes partial records with what is stored of their listings; returns the others unchanged. */
export async function* withStored(
  deps: Pick<Deps, 'db'>,
  records: AsyncIterable<ListingRecord>,
  known: Known,
): AsyncGenerator<ListingRecord> {
  let partial: ListingRecord[] = [];
  for await (const record of records) {
    if (!known.isPartial(record)) yield record;
    else if (partial.push(record) === AT_ONCE) {
      yield* await completed(deps, partial, known);
      partial = [];
    }
  }
  yield* await completed(deps, partial, known);
}

async function completed(deps: Pick<Deps, 'db'>, records: readonly ListingRecord[], known: Known) {
  const bySource = Map.groupBy(records, ({ source }) => source);
  const done: ListingRecord[] = [];
  for (const [source, own] of bySource) {
    const stored = await findStoredRecords(
      deps,
      source,
      own.map(({ sourceKey }) => sourceKey),
    );
    for (const record of own) {
      const before = stored.get(record.sourceKey);
      const whole = before ? completeStored(before, record) : record;
      if (whole !== record) known.replace(record, whole);
      done.push(whole);
    }
  }
  return done;
}
