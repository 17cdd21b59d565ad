import type { Deps } from '#server/deps.ts';

/**
 * Work that continues after the response (mails), so that neither the text nor the timing of the response reveals the
 * outcome.
 */
export class BackgroundWork {
  readonly #deps: Deps;
  readonly #running = new Set<Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts work. If it fails, logs the error with `name`. */
  start(name: string, work: () => Promise<void>): void {
    const run = work()
      .catch((error: unknown) => this.#deps.log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Waits until all started work has finished. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
