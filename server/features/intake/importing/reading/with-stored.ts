import type { Deps } from '#server/deps.ts';
import { completeStored } from '#server/features/intake/notice-to-record/index.ts';
import { findStoredRecords } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';

const AT_ONCE = 200;

/** What is known of records on their way in. */
type Known = {
  /** Whether a record says little of its listing, as results do: what is stored of it stays. */
  isPartial(record: ListingRecord): boolean;
  /** Another record replaces one from here on. */
  replace(record: ListingRecord, by: ListingRecord): void;
};

/** Records that say little, completed by what is stored of their listings; the others as they are. */
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
