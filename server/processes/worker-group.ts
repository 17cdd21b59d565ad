import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Told } from '../platform/metrics-routes.ts';
import { MetricsExchange, type MetricsMessage } from './metrics-exchange.ts';
import { RestartPace } from './restart-pace.ts';
import type { Role, StartMessage } from './worker-messages.ts';

// Each worker accepts connections from the shared socket. With the other policy this process hands them over, and a
// connection handed to a worker that was just killed would never be answered or closed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

const CLOSE_PATIENCE_MS = 15_000;

type Options = {
  readonly log: Logger;
  /** Settings of the workers, in addition to those of this process. */
  readonly settings: Readonly<Record<string, string>>;
  /** This process's own metrics. */
  metrics(): Promise<Told>;
  /** Called once, when a worker fails at every start. */
  onHopeless(error: Error): void;
};

type Started = { readonly worker: Worker; readonly port: number; readonly ended: Promise<void> };

class StartError extends Error {
  readonly isDatabaseAway: boolean;

  constructor(reason: string, isDatabaseAway: boolean) {
    super(reason);
    this.isDatabaseAway = isDatabaseAway;
  }
}

/** The worker processes of a primary: a worker that ends is replaced until the group closes. */
export class WorkerGroup {
  readonly #options: Options;
  /** By name; a worker that replaces `web-1` is again called `web-1`. */
  readonly #alive = new Map<string, Worker>();
  readonly #metrics: MetricsExchange;
  readonly #closing = new AbortController();

  constructor(options: Options) {
    this.#options = options;
    this.#metrics = new MetricsExchange(options.metrics, () => this.#alive);
  }

  /** Starts a worker and keeps it running. Returns its port; rejects with the reason when the first start fails. */
  async keep(role: Role): Promise<number> {
    const first = await this.#start(role);
    void this.#watch(role, first);
    return first.port;
  }

  /** Starts a worker that ends when it has done its work, and waits until then. */
  async runOnce(role: Role): Promise<void> {
    const { worker, ended } = await this.#start(role);
    worker.process.kill('SIGTERM');
    await ended;
  }

  /** No worker is replaced from now on. */
  stopReplacing(): void {
    this.#closing.abort();
  }

  /** Ends all workers: politely at first, by force when they take too long. */
  async close(): Promise<void> {
    this.stopReplacing();
    const workers = [...this.#alive.values()];
    const ends = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    const kill = setTimeout(() => {
      for (const worker of this.#alive.values()) worker.process.kill('SIGKILL');
    }, CLOSE_PATIENCE_MS);
    await Promise.all(ends);
    clearTimeout(kill);
  }

  async #watch(role: Role, first: Started): Promise<void> {
    const { log, onHopeless } = this.#options;
    const { signal } = this.#closing;
    const pace = new RestartPace();
    let current: Started | undefined = first;
    try {
      for (;;) {
        const since = performance.now();
        await current?.ended;
        if (signal.aborted) return;
        if (current) {
          const pauseMs = pace.afterLife(performance.now() - since);
          log.warn({ role, pauseMs }, 'a process has ended and is replaced');
          await sleep(pauseMs, undefined, { signal });
        }
        current = await this.#start(role).catch(async (error: StartError) => {
          if (signal.aborted) throw error;
          const pauseMs = pace.afterFailedStart(error.isDatabaseAway);
          log.error({ role, reason: error.message, pauseMs }, 'a process could not start');
          if (!pace.isHopeful) throw error;
          await sleep(pauseMs, undefined, { signal });
          return undefined;
        });
      }
    } catch (error) {
      if (!signal.aborted && error instanceof Error) onHopeless(error);
    }
  }

  #freeName(role: Role): string {
    let at = 1;
    while (this.#alive.has(`${role}-${at}`)) at += 1;
    return `${role}-${at}`;
  }

  #start(role: Role): Promise<Started> {
    // Each fork uses the arguments set last.
    cluster.setupPrimary({ args: [role] });
    const worker = cluster.fork(this.#options.settings);
    const name = this.#freeName(role);
    this.#alive.set(name, worker);
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        this.#alive.delete(name);
        resolve();
      });
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (message: StartMessage | MetricsMessage) => {
        if (message.type === 'ready') resolve({ worker, port: message.port, ended });
        if (message.type === 'failed') reject(new StartError(message.reason, message.isDatabaseAway));
        if (message.type !== 'ready' && message.type !== 'failed') void this.#metrics.hear(worker, message);
      });
      // If the worker sent no reason, the exit code is all we know.
      worker.once('exit', (code, signal) =>
        reject(new StartError(`Bir süreç açılırken durdu (${role}, ${signal ?? code}).`, false)),
      );
      worker.once('error', (error) => reject(new StartError(error.message, false)));
    });
  }
}
