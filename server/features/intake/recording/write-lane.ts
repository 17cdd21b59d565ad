import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { kaskoFloor } from '#server/features/intake/market-series/index.ts';
import type { FindWords, PreparedRecord } from '#server/features/intake/preparing/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { addCounts, NO_COUNTS, type RecordCounts } from './record-counts.ts';
import { writeBatch } from './write-batch.ts';

/**
 * The number of concurrent writers: indexing the words of notices keeps one processor of the database busy for each.
 */
export const LANE_COUNT = 2;
const BATCH_RECORDS = 500;
/** Long notices make smaller batches, to limit memory and the duration of one statement. */
const BATCH_CHARACTERS = 4_000_000;
const ATTEMPTS = 8;
/** Deadlock or serialisation failure: the records are not at fault. */
const RETRYABLE = new Set(['40P01', '40001']);
/** Data exception, integrity violation or program limit: one of the records is at fault. */
const BLAMES_A_RECORD = /^(?:22|23|54)/;

/** Returns the lane of a key, the same in every process: two records of one listing never overtake each other. */
export function laneOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash % LANE_COUNT;
}

export type LaneDeps = Pick<Deps, 'db' | 'clock'> & { readonly words?: FindWords | undefined };

export type LaneEvents = {
  reject(record: ListingRecord, reason: string): void;
  /** Called after a batch was stored, with the outcome of its records. */
  onWritten(counts: RecordCounts): void;
};

/** Collects records into batches and writes these one at a time, while the next is being collected. */
export class WriteLane {
  readonly #deps: LaneDeps;
  readonly #events: LaneEvents;
  #batch = new Batch();
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: LaneDeps, events: LaneEvents) {
    this.#deps = deps;
    this.#events = events;
  }

  /** Adds a record; waits if a batch is being written and the next is full. Throws if a write has failed. */
  async add(prepared: PreparedRecord): Promise<void> {
    this.#batch.add(prepared);
    if (!this.#batch.isFull) return;
    const before = this.#writing;
    this.#write();
    await before;
  }

  /** Writes the remaining records. Throws if a write has failed. */
  async finish(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  #write(): void {
    const batch = this.#batch;
    if (batch.counts.read === 0) return;
    this.#batch = new Batch();
    this.#writing = this.#writing.then(async () => {
      addCounts(batch.counts, await storeBatch(this.#deps, batch.sorted(), this.#events.reject));
      this.#events.onWritten(batch.counts);
    });
    // The next caller that awaits it receives the failure; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }
}

/** Records for one transaction, one per key. */
class Batch {
  readonly counts: RecordCounts = { ...NO_COUNTS };
  readonly #prepared = new Map<string, PreparedRecord>();
  #characters = 0;

  get isFull(): boolean {
    return this.counts.read >= BATCH_RECORDS || this.#characters >= BATCH_CHARACTERS;
  }

  add(prepared: PreparedRecord): void {
    this.counts.read += 1;
    const earlier = this.#prepared.get(prepared.key);
    // The earlier record is replaced before it is written, but it was valid: it counts as if it had been written.
    if (earlier) this.counts[earlier.fingerprint === prepared.fingerprint ? 'unchanged' : 'updated'] += 1;
    this.#prepared.set(prepared.key, prepared);
    this.#characters += prepared.json.length;
  }

  /** Sorted by key, the order in which every writer takes its locks. */
  sorted(): PreparedRecord[] {
    return [...this.#prepared.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

/** Writes a batch; if the database rejects a record, halves the batch until that record is alone. */
async function storeBatch(
  deps: LaneDeps,
  batch: readonly PreparedRecord[],
  reject: LaneEvents['reject'],
): Promise<Partial<RecordCounts>> {
  if (batch.length === 0) return {};
  try {
    return await writeWithRetries(deps, batch);
  } catch (error) {
    const { code, message } = databaseFault(error);
    if (!BLAMES_A_RECORD.test(code)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) {
      reject(only.given, `kayıt: veritabanı kabul etmedi (${message})`);
      return { rejected: 1 };
    }
    const middle = Math.ceil(batch.length / 2);
    const counts: RecordCounts = { ...NO_COUNTS };
    addCounts(counts, await storeBatch(deps, batch.slice(0, middle), reject));
    addCounts(counts, await storeBatch(deps, batch.slice(middle), reject));
    return counts;
  }
}

async function writeWithRetries(deps: LaneDeps, batch: readonly PreparedRecord[]) {
  const [first] = batch;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const lane = laneOf(first?.key ?? '');
      const kasko = await kaskoFloors(deps, batch);
      return await writeBatch(deps.db, batch, { now: deps.clock.now(), lane, words: deps.words, kasko });
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(databaseFault(error).code)) throw error;
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

/** Runs before the transaction: it uses its own connection, and a transaction must not wait for another one. */
async function kaskoFloors(deps: LaneDeps, batch: readonly PreparedRecord[]): Promise<ReadonlyMap<string, number>> {
  const floors = new Map<string, number>();
  for (const { key, record } of batch) {
    const floor = await kaskoFloor(deps, record);
    if (floor !== null) floors.set(key, floor);
  }
  return floors;
}

/** Returns the SQLSTATE and message of an error that the query builder has wrapped; empty for any other error. */
function databaseFault(error: unknown): { code: string; message: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return { code: cause.code, message: cause.message };
  }
  return { code: '', message: '' };
}
