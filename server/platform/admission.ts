import pLimit from 'p-limit';
import { ExpectedError } from './expected-error.ts';

type Limits = {
  /** Works under way at once. */
  readonly atOnce: number;
  /** Works that may wait for their turn; one more is refused at once. */
  readonly waiting: number;
  /** Whoever's turn comes later than this has given up long ago. */
  readonly patienceMs: number;
};

/**
 * Lets in only as much work as can be done: a crowd is told to come back instead of waiting, and those let in are answered
 * as fast as ever.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #turns: ReturnType<typeof pLimit>;
  #refused = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#turns = pLimit(limits.atOnce);
  }

  /** How many were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** Does the work when its turn comes. Throws an ExpectedError 503 `BUSY` when there is no room for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#turns.pendingCount >= this.#limits.waiting) throw this.#refusal();
    const askedAt = performance.now();
    return this.#turns(() => {
      if (performance.now() - askedAt > this.#limits.patienceMs) throw this.#refusal();
      return work();
    });
  }

  #refusal(): ExpectedError {
    this.#refused += 1;
    return new ExpectedError(503, 'BUSY', 'Şu an çok yoğunuz. Birkaç saniye sonra yeniden deneyin.');
  }
}
