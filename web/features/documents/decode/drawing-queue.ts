export type Turns = {
  /** Does the work when its turn comes, unless it is no longer wanted by then; rejects as the work does. */
  take(signal: AbortSignal, when: 'now' | 'later', work: () => Promise<void>): Promise<void>;
};

type Waiting = { signal: AbortSignal; start(): Promise<void>; drop(): void };

/** One piece of work at a time: what is in view before what may come later. */
export function openTurns(): Turns {
  const queues: Record<'now' | 'later', Waiting[]> = { now: [], later: [] };
  let isBusy = false;

  async function next(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const waiting = queues.now.shift() ?? queues.later.shift();
      if (!waiting) break;
      if (waiting.signal.aborted) waiting.drop();
      else await waiting.start();
    }
    isBusy = false;
  }

  return {
    take: (signal, when, work) =>
      new Promise((resolve, reject) => {
        queues[when].push({ signal, start: () => work().then(resolve, reject), drop: resolve });
        void next();
      }),
  };
}
