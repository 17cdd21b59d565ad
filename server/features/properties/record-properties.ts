import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { cleanRecord } from './clean-record.ts';
import { fingerprintRecord } from './fingerprint-record.ts';
import { type BatchCounts, keyOf, type PreparedRecord, writeBatch } from './write-batch.ts';

/** What became of the records: `read` is the sum of the others. */
export type RecordCounts = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
};

export type RecordOptions = {
  /** Called after every batch; the object is the caller's to keep. */
  onProgress?(counts: RecordCounts): void;
  /** Called for every record that can't be stored, with the very object that was given and a Turkish reason. */
  onRejected?(record: PropertyRecord, reason: string): void;
};

const BATCH_RECORDS = 1000;
/** Long notices make smaller batches, so that memory and the time of one statement stay bounded. */
const BATCH_CHARACTERS = 4_000_000;
const ATTEMPTS = 8;
/** Deadlock, serialization failure: nothing is wrong with the records. */
const RETRYABLE = new Set(['40P01', '40001']);
/** Data exception, integrity violation, program limit: one of the records is to blame. */
const BLAMES_A_RECORD = /^(?:22|23|54)/;

/**
 * Stores what a source or a file says (D17): inserts or updates by source and source key, keeps the history of changed
 * fields, confirms what stayed the same. Texts are cleaned and personal data is masked first (D18).
 *
 * Records are written in batches, each all or nothing, so it can be stopped at any instant and repeated. A record that
 * can't be stored is rejected by itself. Of several records with one key the last counts. Throws only when the database
 * fails or the records can't be read on; what was read until then is stored.
 */
export async function recordProperties(
  deps: Pick<Deps, 'db' | 'clock'>,
  records: Iterable<PropertyRecord> | AsyncIterable<PropertyRecord>,
  options: RecordOptions = {},
): Promise<RecordCounts> {
  const counts: RecordCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  const reject = (record: PropertyRecord, reason: string) => options.onRejected?.(record, reason);
  let writing: Promise<void> = Promise.resolve();
  const write = (batch: Batch) => {
    const before = writing;
    writing = before.then(async () => {
      addCounts(counts, await storeBatch(deps, batch.sorted(), reject));
      addCounts(counts, batch.counts);
      options.onProgress?.({ ...counts });
    });
    // Whoever awaits it next gets the failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
    return before;
  };

  let batch = new Batch(reject);
  try {
    for await (const given of records) {
      batch.add(given);
      // Lets the answers of the database in while records are prepared without a pause.
      if (batch.counts.read % 32 === 0) await nextTurn();
      if (!batch.isFull) continue;
      // The next batch is read and prepared while the database writes this one; only one waits.
      await write(batch);
      batch = new Batch(reject);
    }
  } finally {
    if (batch.counts.read > 0) write(batch);
    await writing;
  }
  return counts;
}

type Reject = (record: PropertyRecord, reason: string) => void;

/** Records gathered for one transaction, one per key. */
class Batch {
  /** What is known before the database is asked; a record that a later one with the same key replaced counts as well. */
  readonly counts: RecordCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  readonly #reject: Reject;
  readonly #prepared = new Map<string, PreparedRecord>();
  #characters = 0;

  constructor(reject: Reject) {
    this.#reject = reject;
  }

  get isFull(): boolean {
    return this.counts.read >= BATCH_RECORDS || this.#characters >= BATCH_CHARACTERS;
  }

  add(given: PropertyRecord): void {
    this.counts.read += 1;
    const { record, reason } = cleanRecord(given);
    if (record === undefined) {
      this.counts.rejected += 1;
      this.#reject(given, reason);
      return;
    }
    const key = keyOf(record);
    const fingerprint = fingerprintRecord(record);
    const earlier = this.#prepared.get(key);
    if (earlier) this.counts[earlier.fingerprint === fingerprint ? 'unchanged' : 'updated'] += 1;
    this.#prepared.set(key, { given, record, key, fingerprint });
    this.#characters += (record.description?.length ?? 0) + (record.kaydindakiSerhler?.length ?? 0) + 1000;
  }

  sorted(): PreparedRecord[] {
    return [...this.#prepared.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

function addCounts(counts: RecordCounts, more: Partial<RecordCounts>): void {
  for (const name of ['read', 'inserted', 'updated', 'unchanged', 'rejected'] as const) counts[name] += more[name] ?? 0;
}

/** Writes a batch; if the database blames a record, halves the batch until that record stands alone. */
async function storeBatch(
  deps: Pick<Deps, 'db' | 'clock'>,
  batch: readonly PreparedRecord[],
  reject: Reject,
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
    const counts: RecordCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
    addCounts(counts, await storeBatch(deps, batch.slice(0, middle), reject));
    addCounts(counts, await storeBatch(deps, batch.slice(middle), reject));
    return counts;
  }
}

async function writeWithRetries(
  deps: Pick<Deps, 'db' | 'clock'>,
  batch: readonly PreparedRecord[],
): Promise<BatchCounts> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeBatch(deps.db, batch, deps.clock.now());
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(databaseFault(error).code)) throw error;
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

/** The SQLSTATE and message behind an error, which the query builder wraps; empty for any other error. */
function databaseFault(error: unknown): { code: string; message: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return { code: cause.code, message: cause.message };
  }
  return { code: '', message: '' };
}
