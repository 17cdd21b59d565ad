import type { Worker } from 'node:cluster';
import type { GatherMetrics, ProcessMetrics, Told } from '../platform/metrics-routes.ts';

/** A process that takes longer to send its metrics is left out. */
const ANSWER_WITHIN_MS = 1000;

/** A worker requests the metrics of all processes from its primary; the primary requests each worker's own metrics. */
export type MetricsMessage =
  | { readonly type: 'gather-metrics'; readonly id: number }
  | { readonly type: 'tell-metrics'; readonly id: number }
  | { readonly type: 'told-metrics'; readonly id: number; readonly metrics: Told }
  | { readonly type: 'gathered-metrics'; readonly id: number; readonly all: readonly ProcessMetrics[] };

let asked = 0;

/** In a worker: sends the primary its own metrics on request. Returns a function that gets those of all processes. */
export function shareMetrics(own: () => Promise<Told>): GatherMetrics {
  const waiting = new Map<number, (all: readonly ProcessMetrics[]) => void>();
  process.on('message', async (message: MetricsMessage) => {
    if (message.type === 'tell-metrics') send({ type: 'told-metrics', id: message.id, metrics: await own() });
    if (message.type === 'gathered-metrics') waiting.get(message.id)?.(message.all);
  });
  return async () => {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<readonly ProcessMetrics[]>();
    waiting.set(id, resolve);
    send({ type: 'gather-metrics', id });
    const alone = async () => resolve([{ process: 'alone', metrics: await own() }]);
    const timer = setTimeout(() => void alone(), 2 * ANSWER_WITHIN_MS);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };
}

function send(message: MetricsMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}

/** In the primary: gathers the metrics of all workers, and its own, for the worker that requests them. */
export class MetricsExchange {
  readonly #own: () => Promise<Told>;
  readonly #workers: () => ReadonlyMap<string, Worker>;
  readonly #asking = new Map<number, (metrics: Told) => void>();

  /** `workers` by their name, such as `web-1`. */
  constructor(own: () => Promise<Told>, workers: () => ReadonlyMap<string, Worker>) {
    this.#own = own;
    this.#workers = workers;
  }

  /** Handles a worker's message; ignores those that are not about metrics. */
  async hear(from: Worker, message: MetricsMessage): Promise<void> {
    if (message.type === 'told-metrics') this.#asking.get(message.id)?.(message.metrics);
    if (message.type !== 'gather-metrics') return;
    const told = await Promise.all([...this.#workers()].map(([name, worker]) => this.#ask(name, worker)));
    const all = [{ process: 'primary', metrics: await this.#own() }, ...told.flat()];
    tell(from, { type: 'gathered-metrics', id: message.id, all });
  }

  /** Returns nothing for a worker that does not respond in time. */
  async #ask(process: string, worker: Worker): Promise<ProcessMetrics[]> {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<ProcessMetrics[]>();
    this.#asking.set(id, (metrics) => resolve([{ process, metrics }]));
    tell(worker, { type: 'tell-metrics', id });
    const timer = setTimeout(() => resolve([]), ANSWER_WITHIN_MS);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#asking.delete(id);
    });
  }
}

/** Sends nothing to a worker that has ended in the meantime. */
function tell(worker: Worker, message: MetricsMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
