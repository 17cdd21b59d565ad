const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived at least this long is replaced without a pause. */
const LONG_LIFE_MS = 60_000;
/** After this many failed starts in a row, further attempts are considered pointless. */
export const MOST_FAILED_STARTS = 5;

/** Decides how long to wait before a process that has ended is replaced. */
export class RestartPace {
  #pauseMs = 0;
  #failedStarts = 0;

  /** True as long as another start is worth trying. */
  get isHopeful(): boolean {
    return this.#failedStarts < MOST_FAILED_STARTS;
  }

  /** The pause after a process that was ready and has ended. */
  afterLife(livedMs: number): number {
    this.#failedStarts = 0;
    this.#pauseMs = livedMs >= LONG_LIFE_MS ? 0 : this.#longer();
    return this.#pauseMs;
  }

  /** The pause after a start that failed. An unreachable database does not count as a failure of the process. */
  afterFailedStart(isDatabaseAway: boolean): number {
    if (!isDatabaseAway) this.#failedStarts += 1;
    this.#pauseMs = this.#longer();
    return this.#pauseMs;
  }

  #longer(): number {
    return Math.min(Math.max(this.#pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  }
}
