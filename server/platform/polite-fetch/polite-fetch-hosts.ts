import { setTimeout as sleep } from 'node:timers/promises';

type HostState = { tail: Promise<unknown>; notBefore: number };

/** Allows one call at a time per host, with a pause after the end of each call. */
export class HostTurns {
  readonly #states = new Map<string, HostState>();

  /**
   * Waits for its turn at the host and for the pause, then runs `work`. If aborted while waiting, it throws and the
   * next call gets its turn.
   */
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

  /** Delays all calls to a host, from all callers, for `forMs` milliseconds. */
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
