import type { Clock } from '../clock.ts';

type Entry<T> = { readonly value: Promise<T>; readonly until: number };

/**
 * Values made at most once in a while, for what many ask and nobody needs to the second. Callers who ask for the same at
 * once share one making; a failed one is not kept. What was made longest ago goes first.
 */
export class KeptValues<T> {
  readonly #clock: Clock;
  readonly #keptForMs: number;
  readonly #maxCount: number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(clock: Clock, keptForMs: number, maxCount: number) {
    this.#clock = clock;
    this.#keptForMs = keptForMs;
    this.#maxCount = maxCount;
  }

  /** The value under a key, made anew when there is none that holds. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && now < known.until) return known.value;
    const entry: Entry<T> = { value: make(), until: now + this.#keptForMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxCount && oldest !== undefined) this.#entries.delete(oldest);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }
}
