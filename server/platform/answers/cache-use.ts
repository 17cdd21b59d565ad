/** The statistics of a cache, for metrics. */
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

  get hits(): number {
    return this.#hits;
  }

  /** Cache misses since the start; a stale entry that is sent while a new one is made counts as a hit. */
  get misses(): number {
    return this.#misses;
  }

  /** The current size, as estimated for the cache's limit. */
  get bytes(): number {
    return this.#bytes();
  }
}
