import type { Deps } from '#server/deps.ts';
import { openReading } from '#server/features/intake/importing/index.ts';
import { type RecordCounts, recordListings } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { fillSampleData, hasUnreadNotice } from './fill-sample-data.ts';

/** The number of listings made first: a few pages. */
const FIRST_PART = 240;

/** Coordinates with a site that already serves visitors while its sample is being made. */
export type SampleParts = {
  /** Called when there are listings to show. */
  onFirstPart(): void;
  /** The rest is made after this promise. */
  readonly rest: Promise<unknown>;
};

/** Fills an empty database with a generated market if no source is configured (D19). Resolves when it is complete. */
export async function prepareSampleData(deps: Deps, parts?: SampleParts): Promise<void> {
  if (deps.config.SOURCES.length > 0 || deps.config.SAMPLE_SIZE === 0) return;
  const counts = await fillSampleData(deps, {
    size: deps.config.SAMPLE_SIZE,
    record: (records) => (parts ? recordParts(deps, records, parts) : readAndRecord(deps, records, 0)),
  });
  if (!counts) return;
  await bringToSearch(deps);
  deps.log.info(counts, 'örnek veri hazırlandı');
}

async function recordParts(deps: Deps, records: Iterable<ListingRecord>, parts: SampleParts): Promise<RecordCounts> {
  const left = records[Symbol.iterator]();
  await readAndRecord(deps, firstOf(left, FIRST_PART), 0);
  await bringToSearch(deps);
  parts.onFirstPart();
  await parts.rest;
  // In another thread, because this one already serves visitors.
  return readAndRecord(deps, { [Symbol.iterator]: () => left }, 1);
}

async function readAndRecord(deps: Deps, records: Iterable<ListingRecord>, threads: number): Promise<RecordCounts> {
  const reading = openReading(hasUnreadNotice, threads);
  try {
    return await recordListings(deps, records, { preparing: reading.preparing });
  } finally {
    await reading.close();
  }
}

/** Unlike `take`, leaves the rest of the iterator usable. */
function firstOf<Value>(values: Iterator<Value>, count: number): Value[] {
  const first: Value[] = [];
  for (let next = values.next(); !next.done; next = values.next()) {
    first.push(next.value);
    if (first.length === count) break;
  }
  return first;
}

async function bringToSearch(deps: Deps): Promise<void> {
  await tendSearch(deps);
  await refreshSuggestions(deps);
}
