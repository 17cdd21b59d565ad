type Patience = {
  /** If there is an older value, callers wait for a new one only this long. */
  readonly patienceMs: number;
  /** The maximum age of an older value that may be returned. */
  readonly goodForMs: number;
};
type Good<T> = { readonly value: T; readonly at: number };

/**
 * A value that is computed again for each caller. When this fails or takes too long, the last computed value is
 * returned. Concurrent callers share one computation. Rethrows the error if no older value is recent enough.
 */
export class LastGood<T> {
  readonly #clock: { now(): Date };
  readonly #patience: Patience;
  #last: Good<T> | undefined;
  #making: Promise<T> | undefined;

  constructor(clock: { now(): Date }, patience: Patience) {
    this.#clock = clock;
    this.#patience = patience;
  }

  async get(make: () => Promise<T>): Promise<T> {
    this.#making ??= this.#made(make);
    const making = this.#making;
    const { patienceMs, goodForMs } = this.#patience;
    const last = this.#last;
    if (!last || this.#clock.now().getTime() - last.at > goodForMs) return making;
    const { promise: late, resolve } = Promise.withResolvers<T>();
    const timer = setTimeout(() => resolve(last.value), patienceMs);
    try {
      return await Promise.race([making.catch(() => last.value), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #made(make: () => Promise<T>): Promise<T> {
    try {
      const value = await make();
      this.#last = { value, at: this.#clock.now().getTime() };
      return value;
    } finally {
      this.#making = undefined;
    }
  }
}
