import { confirmListings, recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { CollectDeps } from '../collection-progress.ts';
import { type Checkpoint, saveProgress } from '../collection-run.ts';
import type { CollectionCounts } from '../reports/collection-counts.ts';
import { type Fault, keepFaults, markRows, type RowMark, type Verdict } from './seen-rows.ts';

/** The maximum number of rows that wait or are being stored. */
const MOST_ROWS = 4000;
/** Rows of a slow source are stored at least this often, so that an interruption repeats few requests. */
const LONGEST_WAIT_MS = 10_000;

type PendingRow = { readonly mark: RowMark; readonly record?: ListingRecord; readonly propertyId?: string };

class Batch {
  readonly rows = new Map<string, PendingRow>();
  readonly faults: Fault[] = [];

  get size(): number {
    return this.rows.size + this.faults.length;
  }
}

/** The counts and position of a run when a batch is stored; what is read meanwhile counts with the next batch. */
type Standing = Pick<CollectionCounts, 'collected' | 'leftOut' | 'requests'> & { readonly checkpoint: Checkpoint };

/**
 * Rows that were read and not yet stored. One batch is stored while the next is read. Listings are stored first; then,
 * in one transaction, the seen rows, the faults, the counts and the checkpoint. After an interruption in between, the
 * same rows are read again and change nothing.
 */
export class PendingRows {
  readonly #deps: CollectDeps;
  readonly #recordSource: string;
  readonly #run: { readonly id: number; readonly counts: CollectionCounts };
  readonly #batchRows: number;
  readonly #onStored: (step: 'recorded' | 'saved') => void;
  #batch = new Batch();
  /**
   * Kept until the next batch is sent: a reader that queried the database before this one was stored finds its rows
   * here.
   */
  #sent = new Batch();
  #storing: Promise<void> = Promise.resolve();
  #saved: CollectionCounts;
  #since = performance.now();

  constructor(
    deps: CollectDeps,
    recordSource: string,
    run: { id: number; counts: CollectionCounts },
    options: { mostRows?: number | undefined; onStored(step: 'recorded' | 'saved'): void },
  ) {
    this.#deps = deps;
    this.#recordSource = recordSource;
    this.#run = run;
    this.#saved = { ...run.counts };
    this.#batchRows = Math.ceil((options.mostRows ?? MOST_ROWS) / 2);
    this.#onStored = (step) => options.onStored(step);
  }

  get isDue(): boolean {
    if (this.#batch.size >= this.#batchRows) return true;
    return this.#batch.size > 0 && performance.now() - this.#since > LONGEST_WAIT_MS;
  }

  /** Returns the fingerprint of a row that waits or was sent last. */
  hashOf(key: string): string | undefined {
    return (this.#batch.rows.get(key) ?? this.#sent.rows.get(key))?.mark.rowHash;
  }

  record(key: string, rowHash: string, record: ListingRecord): void {
    this.#batch.rows.set(key, { mark: mark(key, rowHash, 'taken'), record });
  }

  /** Adds a listing that its source still shows unchanged. */
  confirm(key: string, rowHash: string, propertyId: string): void {
    this.#batch.rows.set(key, { mark: mark(key, rowHash, 'taken'), propertyId });
  }

  /** Adds a row that is not stored as a listing. */
  remember(key: string, rowHash: string, verdict: 'rejected' | 'leftOut'): void {
    this.#batch.rows.set(key, { mark: mark(key, rowHash, verdict) });
  }

  fault(fault: Fault): void {
    this.#batch.faults.push(fault);
  }

  /**
   * Starts to store all waiting rows and the position of the run, once the previous batch is stored. Throws if that
   * failed, also in all later calls: no checkpoint may be ahead of stored rows.
   */
  async store(checkpoint: Checkpoint): Promise<void> {
    const { collected, leftOut, requests } = this.#run.counts;
    await this.#storing;
    this.#sent = this.#batch;
    this.#batch = new Batch();
    this.#since = performance.now();
    this.#storing = this.#write(this.#sent, { checkpoint, collected, leftOut, requests });
    // The next caller that awaits it receives the failure; until then it must not count as unhandled.
    this.#storing.catch(() => undefined);
  }

  /** Waits until everything given to `store` is stored. Throws if that failed. */
  async settle(): Promise<void> {
    await this.#storing;
  }

  /** After a failure: resets the counts to what is stored, so that the continued run does not count the rest twice. */
  forgetUnsaved(): void {
    const { counts } = this.#run;
    Object.assign(counts, this.#saved, { requests: counts.requests });
  }

  async #write({ rows, faults }: Batch, { checkpoint, ...reached }: Standing): Promise<void> {
    const { counts, id } = this.#run;
    const rejected = await this.#storeListings([...rows.values()]);
    this.#onStored('recorded');
    const rejectedKeys = new Set(rejected.map(({ sourceKey }) => sourceKey));
    const marks = [...rows.values()].map(({ mark: given }) =>
      rejectedKeys.has(given.sourceKey) ? { ...given, verdict: 'rejected' as const } : given,
    );
    await this.#deps.db.transaction(async (transaction) => {
      await markRows(transaction, this.#recordSource, id, marks);
      const kept = { now: this.#deps.clock.now(), keptAlready: counts.rejected + counts.unreadable };
      await keepFaults(transaction, id, rejected, kept);
      counts.unreadable += await keepFaults(transaction, id, faults, kept);
      await saveProgress(transaction, id, { ...counts, ...reached }, checkpoint);
    });
    this.#saved = { ...counts, ...reached };
    this.#onStored('saved');
  }

  /** Stores listings; returns those that the table rejected. */
  async #storeListings(rows: readonly PendingRow[]): Promise<Fault[]> {
    const { counts } = this.#run;
    const rejected: Fault[] = [];
    const records = rows.flatMap(({ record }) => record ?? []);
    if (records.length > 0) {
      const keyOf = new Map(rows.flatMap(({ record, mark: { sourceKey } }) => (record ? [[record, sourceKey]] : [])));
      const recorded = await recordListings(this.#deps, records, {
        onRejected: (record, reason) => {
          const sourceKey = keyOf.get(record) ?? record.sourceKey;
          rejected.push({ kind: 'rejected', sourceKey, reason, given: record });
        },
      });
      counts.inserted += recorded.inserted;
      counts.changed += recorded.updated;
      counts.unchanged += recorded.unchanged;
      counts.rejected += recorded.rejected;
    }
    const confirmed = rows.flatMap(({ propertyId }) => propertyId ?? []);
    await confirmListings(this.#deps, confirmed);
    counts.unchanged += confirmed.length;
    counts.rejected += rows.filter(({ mark: { verdict } }) => verdict === 'rejected').length;
    return rejected;
  }
}

function mark(sourceKey: string, rowHash: string, verdict: Verdict): RowMark {
  return { sourceKey, rowHash, verdict };
}
