import pLimit from 'p-limit';
import { ExpectedError } from './expected-error.ts';

type Limits = {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that may wait for their turn; one more is refused immediately. */
  readonly waiting: number;
  /** A task that waited longer than this is refused: its caller has probably given up. */
  readonly patienceMs: number;
};

/**
 * Accepts only as many tasks as the server can handle. Under heavy load other callers are told to come back later, so
 * that accepted callers still get fast answers.
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

  /**
   * Runs the task when its turn comes. Throws an ExpectedError 503 `BUSY` when too many wait or its wait was too
   * long.
   */
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
