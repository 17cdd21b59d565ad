import type { Deps } from '#server/deps.ts';
import { openReading } from '#server/features/intake/importing/index.ts';
import { type RecordCounts, recordListings } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { fillSampleData, hasUnreadNotice } from './fill-sample-data.ts';

/** Some pages of listings. */
const FIRST_PART = 240;

/** How a site answers while its sample is being made. */
export type SampleParts = {
  /** Called when there is something to show. */
  onFirstPart(): void;
  /** The rest is made after it. */
  readonly rest: Promise<unknown>;
};

/**
 * If the database is empty and no source is configured, the product shows a generated market (D19). Resolves when it is
 * complete.
 */
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
  // By a thread: this one answers visitors by now.
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

/** Unlike `take` it leaves the others to be asked for. */
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
