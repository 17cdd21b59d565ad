/** How well a cache does: for metrics. */
export class CacheUse {
  readonly #bytes: () => number;
  #hits = 0;
  #misses = 0;

  constructor(bytes: () => number) {
    this.#bytes = bytes;
  }

  count(isHit: boolean): void {
    if (isHit) this.#hits += 1;
    else this.#misses += 1;
  }

  /** Since the start. */
  get hits(): number {
    return this.#hits;
  }

  /** Since the start; what is old but still sent while a new one is made counts as a hit. */
  get misses(): number {
    return this.#misses;
  }

  /** What is kept now, as estimated for the cache's limit. */
  get bytes(): number {
    return this.#bytes();
  }
}
