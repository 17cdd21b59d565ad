import { confirmProperties, recordProperties } from '#server/features/properties/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import type { CollectionCounts } from './collection-counts.ts';
import type { CollectDeps } from './collection-progress.ts';
import { type Checkpoint, saveProgress } from './collection-run.ts';
import { type Fault, keepFaults, markRows, type RowMark, type Verdict } from './seen-rows.ts';

const MOST_ROWS = 2000;
/** A slow source is stored at least this often, so that little is asked for again after an interruption. */
const LONGEST_WAIT_MS = 10_000;

type PendingRow = { readonly mark: RowMark; readonly record?: PropertyRecord; readonly propertyId?: string };

/**
 * Rows that were read and not yet stored. Storing goes from what matters to what only remembers: listings first, then, in
 * one transaction, what was seen, what was wrong, the counts and the checkpoint. Cut off in between, the same rows come
 * again and change nothing.
 */
export class PendingRows {
  readonly #deps: CollectDeps;
  readonly #recordSource: string;
  readonly #run: { readonly id: number; readonly counts: CollectionCounts };
  readonly #mostRows: number;
  readonly #onStored: (step: 'recorded' | 'saved') => void;
  readonly #rows = new Map<string, PendingRow>();
  #faults: Fault[] = [];
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
    this.#mostRows = options.mostRows ?? MOST_ROWS;
    this.#onStored = (step) => options.onStored(step);
  }

  get isDue(): boolean {
    if (this.#rows.size + this.#faults.length >= this.#mostRows) return true;
    const hasSome = this.#rows.size + this.#faults.length > 0;
    return hasSome && performance.now() - this.#since > LONGEST_WAIT_MS;
  }

  /** The fingerprint under which a row waits, if it does. */
  hashOf(key: string): string | undefined {
    return this.#rows.get(key)?.mark.rowHash;
  }

  /** A listing to be stored. */
  record(key: string, rowHash: string, record: PropertyRecord): void {
    this.#rows.set(key, { mark: mark(key, rowHash, 'taken'), record });
  }

  /** A listing of which its source still says the same. */
  confirm(key: string, rowHash: string, propertyId: string): void {
    this.#rows.set(key, { mark: mark(key, rowHash, 'taken'), propertyId });
  }

  /** A row that is not stored, now as before. */
  remember(key: string, rowHash: string, verdict: 'rejected' | 'leftOut'): void {
    this.#rows.set(key, { mark: mark(key, rowHash, verdict) });
  }

  fault(fault: Fault): void {
    this.#faults.push(fault);
  }

  /** Stores everything that waits, and where the run stands then. */
  async store(checkpoint: Checkpoint): Promise<void> {
    const { counts } = this.#run;
    const rejected = await this.#storeListings();
    this.#onStored('recorded');
    const marks = [...this.#rows.values()].map(({ mark: given }) =>
      rejected.has(given.sourceKey) ? { ...given, verdict: 'rejected' as const } : given,
    );
    const faults = this.#faults;
    await this.#deps.db.transaction(async (transaction) => {
      await markRows(transaction, this.#recordSource, this.#run.id, marks);
      const isRejection = ({ kind }: Fault) => kind === 'rejected';
      const kept = { now: this.#deps.clock.now(), keptAlready: counts.rejected + counts.unreadable };
      await keepFaults(transaction, this.#run.id, faults.filter(isRejection), kept);
      const unreadable = faults.filter((fault) => !isRejection(fault));
      counts.unreadable += await keepFaults(transaction, this.#run.id, unreadable, kept);
      await saveProgress(transaction, this.#run.id, counts, checkpoint);
    });
    this.#rows.clear();
    this.#faults = [];
    this.#since = performance.now();
    this.#onStored('saved');
  }

  async #storeListings(): Promise<Set<string>> {
    const { counts } = this.#run;
    const rows = [...this.#rows.values()];
    const rejected = new Set<string>();
    const records = rows.flatMap(({ record }) => record ?? []);
    if (records.length > 0) {
      const keyOf = new Map(rows.flatMap(({ record, mark: { sourceKey } }) => (record ? [[record, sourceKey]] : [])));
      const recorded = await recordProperties(this.#deps, records, {
        onRejected: (record, reason) => {
          const sourceKey = keyOf.get(record) ?? record.sourceKey;
          rejected.add(sourceKey);
          this.#faults.push({ kind: 'rejected', sourceKey, reason, given: record });
        },
      });
      counts.inserted += recorded.inserted;
      counts.changed += recorded.updated;
      counts.unchanged += recorded.unchanged;
      counts.rejected += recorded.rejected;
    }
    const confirmed = rows.flatMap(({ propertyId }) => propertyId ?? []);
    await confirmProperties(this.#deps, confirmed);
    counts.unchanged += confirmed.length;
    counts.rejected += rows.filter(({ mark: { verdict } }) => verdict === 'rejected').length;
    return rejected;
  }
}

function mark(sourceKey: string, rowHash: string, verdict: Verdict): RowMark {
  return { sourceKey, rowHash, verdict };
}
