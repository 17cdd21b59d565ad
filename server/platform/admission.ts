import pLimit from 'p-limit';
import { ExpectedError } from './expected-error.ts';

type Limits = {
  readonly atOnce: number;
  /** The maximum number of tasks that wait for their turn; any further task is refused immediately. */
  readonly waiting: number;
  /** A task that would wait longer than this is refused: its caller has probably given up by then. */
  readonly patienceMs: number;
};

/** The weight of the newest task in the mean duration of tasks. */
const NEWEST_WEIGHT = 0.1;

/**
 * Accepts only as many tasks as the server can handle. Under heavy load other callers are asked to come back later, so
 * that accepted callers still get fast responses.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #turns: ReturnType<typeof pLimit>;
  /** Tasks that were refused while they waited and whose turn has not come yet. */
  #expired = 0;
  #refused = 0;
  #meanMs = 0;
  #onDone: (seconds: number) => void = () => undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#turns = pLimit(limits.atOnce);
  }

  get running(): number {
    return this.#turns.activeCount;
  }

  get waiting(): number {
    return this.#turns.pendingCount - this.#expired;
  }

  get refused(): number {
    return this.#refused;
  }

  /** From now on calls `onDone` with the duration of each task, without its wait. */
  watch(onDone: (seconds: number) => void): void {
    this.#onDone = onDone;
  }

  /**
   * Runs the task when its turn comes. Throws an ExpectedError 503 `BUSY` at once when too many tasks wait or when
   * recent tasks took so long that the turn would come too late; throws it later if the turn still did not come in
   * time.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseIfFull();
    const { patienceMs } = this.#limits;
    return new Promise<T>((resolve, reject) => {
      let isExpired = false;
      const timer = setTimeout(() => {
        isExpired = true;
        this.#expired += 1;
        reject(this.#refusal());
      }, patienceMs);
      const start = async () => {
        clearTimeout(timer);
        if (isExpired) this.#expired -= 1;
        else await this.#measure(work).then(resolve, reject);
      };
      void this.#turns(start);
    });
  }

  /** Throws the error that `run` would throw at once, for callers who can refuse before they have prepared a task. */
  refuseIfFull(): void {
    if (this.#isFull()) throw this.#refusal();
  }

  /**
   * Returns whether the caller must refuse a task, for callers who send the refusal themselves; if so, counts it as
   * refused. `inside` is how many of their accepted calls have no response yet: some of these have not called `run`
   * yet.
   */
  refuses(inside: number): boolean {
    const { atOnce, waiting } = this.#limits;
    if (!this.#isFull() && inside < atOnce + waiting) return false;
    this.#refused += 1;
    return true;
  }

  #isFull(): boolean {
    const { waiting, patienceMs } = this.#limits;
    return this.waiting >= waiting || this.#expectedWaitMs() > patienceMs;
  }

  /** With a free place there is no wait, however long tasks took before. */
  #expectedWaitMs(): number {
    if (this.#turns.activeCount < this.#limits.atOnce) return 0;
    return ((this.waiting + 1) * this.#meanMs) / this.#limits.atOnce;
  }

  async #measure<T>(work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - startedAt;
      this.#meanMs += (tookMs - this.#meanMs) * NEWEST_WEIGHT;
      this.#onDone(tookMs / 1000);
    }
  }

  #refusal(): ExpectedError {
    this.#refused += 1;
    return new ExpectedError(503, BUSY, BUSY_MESSAGE);
  }
}

export const BUSY = 'BUSY';
export const BUSY_MESSAGE = 'Şu an çok yoğunuz. Birkaç saniye sonra yeniden deneyin.';

export function isRefusal(error: unknown): boolean {
  return error instanceof ExpectedError && error.code === BUSY;
}
