import type { Logger } from 'pino';

type Close = () => Promise<unknown>;

/** What a process has opened; it is closed once, in reverse order. */
export class Closing {
  readonly #closers: Close[] = [];
  #hasBegun = false;

  /** True from the moment the process is asked to end. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  add(close: Close): void {
    this.#closers.push(close);
  }

  async closeAll(): Promise<void> {
    this.#hasBegun = true;
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

type Ending = { readonly log: Logger; readonly closing: Closing; readonly patienceMs: number };

/** On any of the signals, closes everything and ends the process; forces the end when closing takes too long. */
export function endOnSignal(
  signals: readonly NodeJS.Signals[],
  { log, closing, patienceMs }: Ending,
  onSignal: () => void = () => undefined,
): void {
  let isClosing = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      log.info({ signal }, 'kapanıyor');
      onSignal();
      setTimeout(() => process.exit(1), patienceMs).unref();
      closing.closeAll().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not close cleanly');
          process.exit(1);
        },
      );
    });
  }
}
