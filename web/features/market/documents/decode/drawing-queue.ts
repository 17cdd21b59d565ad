export type DrawingQueue = {
  /** Runs the work in its turn, unless the signal was aborted before; rejects if the work does. */
  add(signal: AbortSignal, when: 'now' | 'later', work: () => Promise<void>): Promise<void>;
};

type Waiting = { signal: AbortSignal; start(): Promise<void>; drop(): void };

/** Runs one piece of work at a time: `now` before `later`. */
export function createDrawingQueue(): DrawingQueue {
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
    add: (signal, when, work) =>
      new Promise((resolve, reject) => {
        queues[when].push({ signal, start: () => work().then(resolve, reject), drop: resolve });
        void next();
      }),
  };
}
