type Answer = { id: number } & ({ value: unknown } | { failed: string });

export type WorkerCalls<Requests extends Record<string, { ask: object; answer: unknown }>> = {
  /** Rejects if the worker reports a failure. If it crashes or times out, it is terminated and all calls reject. */
  call<Name extends keyof Requests & string>(
    name: Name,
    ask: Requests[Name]['ask'],
    options: { timeoutMs: number; transfer?: Transferable[] },
  ): Promise<Requests[Name]['answer']>;
  close(): void;
};

/** Calls into a worker that may hang or crash on a hostile file. */
export function openWorkerCalls<Requests extends Record<string, { ask: object; answer: unknown }>>(
  worker: Worker,
): WorkerCalls<Requests> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let ended: Error | undefined;

  function end(error: Error): void {
    ended ??= error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(new Error(`Worker: ${event.message}`));
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) call?.reject(new Error(data.failed));
    else call?.resolve(data.value);
  });

  return {
    call(name, ask, { timeoutMs, transfer = [] }) {
      if (ended) return Promise.reject(ended);
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => end(new Error(`Worker: ${name} took longer than ${timeoutMs} ms`)), timeoutMs);
      return new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, ask }, transfer);
        // safe: the worker's answerCalls has handlers of the same Requests, so the answer has their type
      }).finally(() => clearTimeout(timer)) as Promise<Requests[typeof name]['answer']>;
    },
    close: () => end(new Error('Worker: closed')),
  };
}

type Handlers<Requests extends Record<string, { ask: object; answer: unknown }>> = {
  [Name in keyof Requests]: (
    ask: Requests[Name]['ask'],
  ) => Promise<{ value: Requests[Name]['answer']; transfer?: Transferable[] }>;
};

/** Inside a worker: handles the calls of openWorkerCalls. */
export function answerCalls<Requests extends Record<string, { ask: object; answer: unknown }>>(
  handlers: Handlers<Requests>,
): void {
  self.addEventListener(
    'message',
    async ({ data }: MessageEvent<{ id: number; name: keyof Requests; ask: object }>) => {
      try {
        const { value, transfer = [] } = await handlers[data.name](data.ask);
        self.postMessage({ id: data.id, value }, { transfer });
      } catch (error) {
        self.postMessage({ id: data.id, failed: String(error) });
      }
    },
  );
}
