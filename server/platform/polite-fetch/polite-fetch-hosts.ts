import { setTimeout as sleep } from 'node:timers/promises';

type HostState = { tail: Promise<unknown>; notBefore: number };

/** Lets one call at a time through to a host, each a pause after the end of the last. */
export class HostTurns {
  readonly #states = new Map<string, HostState>();

  /** Waits for the host's turn and its pause, then works. An abort while waiting throws and passes the turn on. */
  async take<T>(host: string, pauseMs: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const state = this.#stateOf(host);
    const before = state.tail;
    let finish = (): void => undefined;
    const own = new Promise<void>((resolve) => {
      finish = resolve;
    });
    state.tail = before.then(() => own);
    try {
      await abortable(before, signal);
      const waitMs = state.notBefore - performance.now();
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
      signal.throwIfAborted();
      try {
        return await work();
      } finally {
        state.notBefore = Math.max(state.notBefore, performance.now() + pauseMs);
      }
    } finally {
      finish();
    }
  }

  /** Leaves a host alone for a while, whoever wants it. */
  rest(host: string, forMs: number): void {
    const state = this.#stateOf(host);
    state.notBefore = Math.max(state.notBefore, performance.now() + forMs);
  }

  #stateOf(host: string): HostState {
    const state = this.#states.get(host) ?? { tail: Promise.resolve(), notBefore: 0 };
    this.#states.set(host, state);
    return state;
  }
}

function abortable(waited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    waited.then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, reject);
  });
}
