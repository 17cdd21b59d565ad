/** Work whose result must include everything from before the call: calls during a run share the next run. */
export class TakenInTurn<Result> {
  readonly #work: () => Promise<Result>;
  #current: Promise<unknown> | undefined;
  #next: Promise<Result> | undefined;

  constructor(work: () => Promise<Result>) {
    this.#work = work;
  }

  take(): Promise<Result> {
    if (this.#next) return this.#next;
    if (!this.#current) return this.#begin();
    this.#next = this.#current.then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  #begin(): Promise<Result> {
    const running = this.#work();
    const done = () => {
      this.#current = undefined;
    };
    this.#current = running.then(done, done);
    return running;
  }
}
