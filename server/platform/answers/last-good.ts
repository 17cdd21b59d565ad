type Patience = {
  /** A new value that takes longer is not waited for where there is an older one. */
  readonly patienceMs: number;
  /** An older value is not answered any more. */
  readonly goodForMs: number;
};
type Good<T> = { readonly value: T; readonly at: number };

/**
 * A value that is made again for each caller, and is answered as it last was when making it fails or takes too long.
 * Callers who ask at the same time share one making. Throws what making throws where no older value is good any more.
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
