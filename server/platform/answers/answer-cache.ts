import { LRUCache } from 'lru-cache';
import type { DataVersion } from '#server/database/data-version.ts';
import { shareOfMemory } from '#server/memory-budget.ts';
import type { Clock } from '../clock.ts';
import { CacheUse } from './cache-use.ts';
import { type KeptBody, keepBody, weightOf } from './kept-body.ts';

type Entry = {
  readonly version: string;
  readonly from: number;
  readonly until: number;
  readonly answer: Promise<KeptBody>;
};

/** Responses also change slowly with time, for example when auctions reach their last days. */
const MAX_AGE_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** The share of this machine's memory that the cache may use. */
const SHARE_OF_MEMORY = 1 / 48;
/** Estimated size of a key and its entry without the response. */
const ENTRY_BYTES = 500;

/**
 * Caches serialised responses while the data version stays the same, for at most 30 seconds and never after that
 * version expires. Callers who need the same response at the same time share one computation. When the cache is full,
 * the least recently used response is deleted first.
 */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #isOn: boolean;
  readonly use = new CacheUse(() => this.#entries.calculatedSize);
  readonly #entries = new LRUCache<string, Entry>({ maxSize: shareOfMemory(SHARE_OF_MEMORY, MAX_BYTES) });

  /** With `isOn` false every response is computed again, for benches. */
  constructor(clock: Clock, isOn = true) {
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /**
   * Returns the cached response of a key if it is still valid for the data's version. Reads the version only if there
   * is a cached response.
   */
  async find(key: string, currentVersion: () => Promise<DataVersion>): Promise<KeptBody | undefined> {
    if (!this.#entries.has(key)) return undefined;
    const { version } = await currentVersion();
    const kept = this.#valid(key, version);
    // A miss is not counted here: the caller then calls `get`, which counts it.
    if (kept) this.use.count(true);
    return kept?.answer;
  }

  /**
   * Returns the response of a key, computed if no valid one is cached; `make` reads data of this version or newer. A
   * failed computation is not cached.
   */
  async get(key: string, currentVersion: () => Promise<DataVersion>, make: () => Promise<unknown>): Promise<KeptBody> {
    if (!this.#isOn) return make().then(serialise);
    const { version, holdsUntil } = await currentVersion();
    const kept = this.#valid(key, version);
    this.use.count(kept !== undefined);
    if (kept) return kept.answer;
    const now = this.#clock.now().getTime();
    const until = Math.min(now + MAX_AGE_MS, holdsUntil?.getTime() ?? Number.POSITIVE_INFINITY);
    const entry: Entry = { version, from: now, until, answer: make().then(serialise) };
    this.#entries.set(key, entry, { size: ENTRY_BYTES });
    try {
      const answer = await entry.answer;
      // A copy: if the same object is set again, the cache ignores the new size.
      if (this.#entries.peek(key) === entry)
        this.#entries.set(key, { ...entry }, { size: ENTRY_BYTES + weightOf(answer) });
      return answer;
    } catch (error) {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  #valid(key: string, version: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#clock.now().getTime();
    if (entry.version === version && now >= entry.from && now < entry.until) return entry;
    this.#entries.delete(key);
    return undefined;
  }
}

function serialise(value: unknown): KeptBody {
  return keepBody(Buffer.from(JSON.stringify(value)));
}
