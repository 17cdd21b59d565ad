import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * Caches values for a fixed time, for values that many callers need and that may be slightly old. Callers who request
 * the same value at the same time share one computation. A failed computation is not cached.
 */
export class KeptValues<T> {
  readonly #values: LRUCache<string, { readonly value: Promise<T> }>;

  constructor(clock: Clock, keptForMs: number, maxCount: number) {
    const perf = { now: () => clock.now().getTime() };
    this.#values = new LRUCache({ max: maxCount, ttl: keptForMs, ttlResolution: 0, perf });
  }

  /** Returns the value of a key, computed if no valid one is cached. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key);
    if (known) return known.value;
    const entry = { value: make() };
    this.#values.set(key, entry);
    entry.value.catch(() => {
      if (this.#values.peek(key) === entry) this.#values.delete(key);
    });
    return entry.value;
  }
}
