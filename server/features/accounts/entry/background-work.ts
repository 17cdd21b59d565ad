import type { Deps } from '#server/deps.ts';

/** Work whose outcome the answer must not show, in words or in time (mails): it goes on after the answer. */
export class BackgroundWork {
  readonly #deps: Deps;
  readonly #running = new Set<Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts work; a failure is logged under the name. */
  start(name: string, work: () => Promise<void>): void {
    const run = work()
      .catch((error: unknown) => this.#deps.log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Waits for what was started. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
