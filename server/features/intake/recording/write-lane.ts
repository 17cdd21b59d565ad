import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { kaskoFloor } from '#server/features/intake/market-series/index.ts';
import type { FindWords, PreparedRecord } from '#server/features/intake/preparing/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { addCounts, NO_COUNTS, type RecordCounts } from './record-counts.ts';
import { writeBatch } from './write-batch.ts';

/** Writers side by side: indexing the words of notices keeps one processor of the database busy for each. */
export const LANE_COUNT = 2;
const BATCH_RECORDS = 500;
/** Long notices make smaller batches, so that memory and the time of one statement stay bounded. */
const BATCH_CHARACTERS = 4_000_000;
const ATTEMPTS = 8;
/** Deadlock, serialization failure: nothing is wrong with the records. */
const RETRYABLE = new Set(['40P01', '40001']);
/** Data exception, integrity violation, program limit: one of the records is to blame. */
const BLAMES_A_RECORD = /^(?:22|23|54)/;

/** The lane of a key, the same in every process: two records of one listing never overtake each other. */
export function laneOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash % LANE_COUNT;
}

export type LaneDeps = Pick<Deps, 'db' | 'clock'> & { readonly words?: FindWords | undefined };

export type LaneEvents = {
  reject(record: ListingRecord, reason: string): void;
  /** A batch is stored; hears what happened to its records. */
  onWritten(counts: RecordCounts): void;
};

/** Gathers records into batches and writes one after another, while the next is being gathered. */
export class WriteLane {
  readonly #deps: LaneDeps;
  readonly #events: LaneEvents;
  #batch = new Batch();
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: LaneDeps, events: LaneEvents) {
    this.#deps = deps;
    this.#events = events;
  }

  /** Takes a record; waits while one batch is being written and the next is full. Throws when a write has failed. */
  async add(prepared: PreparedRecord): Promise<void> {
    this.#batch.add(prepared);
    if (!this.#batch.isFull) return;
    const before = this.#writing;
    this.#write();
    await before;
  }

  /** Writes what is left. Throws when a write has failed. */
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
    // The next caller that awaits it gets the failure; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }
}

/** Records gathered for one transaction, one per key. */
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
    // Replaced before anyone saw it, but read and understood: it counts as what it would have been.
    if (earlier) this.counts[earlier.fingerprint === prepared.fingerprint ? 'unchanged' : 'updated'] += 1;
    this.#prepared.set(prepared.key, prepared);
    this.#characters += prepared.json.length;
  }

  /** In the order of keys, in which every writer takes its locks. */
  sorted(): PreparedRecord[] {
    return [...this.#prepared.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

/** Writes a batch; if the database blames a record, halves the batch until that record stands alone. */
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

/** Before the transaction: it has its own connection, and must not wait for another. */
async function kaskoFloors(deps: LaneDeps, batch: readonly PreparedRecord[]): Promise<ReadonlyMap<string, number>> {
  const floors = new Map<string, number>();
  for (const { key, record } of batch) {
    const floor = await kaskoFloor(deps, record);
    if (floor !== null) floors.set(key, floor);
  }
  return floors;
}

/** The SQLSTATE and message behind an error, which the query builder wraps; empty for any other error. */
function databaseFault(error: unknown): { code: string; message: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return { code: cause.code, message: cause.message };
  }
  return { code: '', message: '' };
}
