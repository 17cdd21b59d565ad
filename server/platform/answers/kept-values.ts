import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * Values made at most once in a while, for what many ask and nobody needs to the second. Callers who ask for the same at
 * once share one making; a failed one is not kept.
 */
export class KeptValues<T> {
  readonly #values: LRUCache<string, { readonly value: Promise<T> }>;

  constructor(clock: Clock, keptForMs: number, maxCount: number) {
    const perf = { now: () => clock.now().getTime() };
    this.#values = new LRUCache({ max: maxCount, ttl: keptForMs, ttlResolution: 0, perf });
  }

  /** The value under a key, made anew when there is none that holds. */
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
