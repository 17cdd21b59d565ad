import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { keyedHash } from '../keyed-hash.ts';
import { addCounts, type Counted, type NewCount } from './add-counts.ts';

/** At most `max` calls of one network in a window, which begins with its first call. `name` distinguishes limits. */
export type CallLimit = { readonly name: string; readonly max: number; readonly windowMs: number };

/** A process counts this share of a limit by itself before it queries the database; see `SharedCounts`. */
const OWN_SHARE = 1 / 20;
/** Calls are written to the database after this time at the latest. */
const TELL_AFTER_MS = 250;
/** How long a call waits for the database. */
const PATIENCE_MS = 500;
/** After a failure the database is not called for this time. */
const PAUSE_MS = 1000;
const KEPT_COUNTS = 50_000;
const MOST_AT_ONCE = 1000;

type Count = {
  readonly name: string;
  /** Calls that were written to the database, including those of other processes as of the last write. */
  known: number;
  /** Calls of this process that are not in the database yet. */
  untold: number;
  /** A time of `performance.now()`. */
  endsAt: number;
};

/**
 * Counts calls across all processes on one database. Each process counts locally and writes its counts to the database,
 * for all networks in one statement, every quarter of a second. Only a caller who makes more than a twentieth of a
 * limit in that time waits for the database; for limits below 20 every call does. So each process can exceed a limit by
 * at most a twentieth, and limits below 20 are never exceeded. Calls over a limit cause no query. While the database is
 * unavailable each process counts alone.
 */
export class SharedCounts {
  readonly #deps: Pick<Deps, 'db' | 'config' | 'log'>;
  readonly #counts = new LRUCache<string, Count>({ max: KEPT_COUNTS });
  /** By name: there is one count per name, so a statement never contains a key twice. */
  readonly #untold = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<unknown> | undefined;
  #next: Promise<ReadonlyMap<Count, number>> | undefined;
  #pausedUntil = 0;
  #isAway = false;

  constructor(deps: Pick<Deps, 'db' | 'config' | 'log'>) {
    this.#deps = deps;
  }

  /** Counts a call of `who`, unless the limit is used up: then `calls` is greater than its `max`. Never throws. */
  count(limit: CallLimit, who: string): Counted | Promise<Counted> {
    const now = performance.now();
    const count = this.#countOf(limit, who, now);
    const leftMs = count.endsAt - now;
    if (count.known + count.untold >= limit.max) return { calls: limit.max + 1, leftMs };
    count.untold += 1;
    this.#untold.set(count.name, count);
    if (now >= this.#pausedUntil && count.untold > Math.floor(limit.max * OWN_SHARE)) return this.#counted(count);
    this.#timer ??= setTimeout(() => void this.#tell(), TELL_AFTER_MS).unref();
    return { calls: count.known + count.untold, leftMs };
  }

  /** Counts of the last quarter of a second that were not written yet are lost. */
  close(): void {
    clearTimeout(this.#timer);
    this.#untold.clear();
  }

  #countOf({ name, windowMs }: CallLimit, who: string, now: number): Count {
    const id = `${name} ${who}`;
    // A count that was evicted from the cache may still be waiting to be written. If its window has ended, it need not
    // be.
    const known = this.#counts.get(id) ?? this.#untold.get(id);
    if (known && now < known.endsAt) return known;
    const count = { name: id, known: 0, untold: 0, endsAt: now + windowMs };
    this.#counts.set(id, count);
    return count;
  }

  /** Returns the total including the last call of a count, once the database has counted it. */
  async #counted(count: Count): Promise<Counted> {
    const place = count.untold;
    const local = count.known + place;
    const before = (await this.#tell()).get(count);
    const calls = before === undefined ? local : before + place;
    return { calls, leftMs: Math.max(0, count.endsAt - performance.now()) };
  }

  /**
   * Writes all new counts to the database. Resolves with each count's total before this write; a count is missing when
   * the database is unavailable. Callers that arrive during a write share the next one, which includes their calls.
   */
  #tell(): Promise<ReadonlyMap<Count, number>> {
    this.#next ??= Promise.resolve(this.#telling).then(() => {
      this.#next = undefined;
      const telling = this.#tellNow();
      this.#telling = telling;
      return telling;
    });
    return this.#next;
  }

  async #tellNow(): Promise<ReadonlyMap<Count, number>> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = [...this.#untold.values()].slice(0, MOST_AT_ONCE).map((count) => ({ count, calls: count.untold }));
    for (const { count, calls } of told) {
      this.#untold.delete(count.name);
      count.known += calls;
      count.untold = 0;
    }
    if (this.#untold.size > 0) this.#timer = setTimeout(() => void this.#tell(), TELL_AFTER_MS).unref();
    const before = new Map<Count, number>();
    const totals = await this.#send(told);
    if (!totals) return before;
    const now = performance.now();
    for (const [at, { count, calls }] of told.entries()) {
      const total = totals[at];
      if (!total) continue;
      before.set(count, total.calls - calls);
      count.known = Math.max(count.known, total.calls);
      count.endsAt = Math.min(count.endsAt, now + total.leftMs);
    }
    return before;
  }

  /** Returns undefined when the database is unavailable or slow. */
  async #send(told: readonly { count: Count; calls: number }[]): Promise<readonly Counted[] | undefined> {
    if (told.length === 0 || performance.now() < this.#pausedUntil) return undefined;
    const now = performance.now();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the database took too long to count calls')), PATIENCE_MS);
    try {
      const rows = told.map(async ({ count, calls }): Promise<NewCount> => {
        const key = await keyedHash(this.#deps, `calls ${count.name}`);
        return { key, calls, leftMs: Math.max(0, count.endsAt - now) };
      });
      const totals = await Promise.race([addCounts(this.#deps.db, await Promise.all(rows)), late]);
      this.#isAway = false;
      return totals;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      if (!this.#isAway) this.#deps.log.warn({ err: error }, 'calls are counted by each process alone');
      this.#isAway = true;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
