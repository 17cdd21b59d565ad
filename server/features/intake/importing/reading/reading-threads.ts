import { Worker } from 'node:worker_threads';
import type { BatchWords, CheckedRecord } from '#server/features/intake/preparing/index.ts';
import type { FileRecord } from './read-record.ts';
import type { ReadingAnswered, ReadingAsked } from './reading-messages.ts';

/** Halves the start-up time of a thread. */
const RESOLVE_DRIZZLE = new URL('../../../../resolve-drizzle.ts', import.meta.url).href;

/** Threads that read notices and find words while the calling thread stores the results. */
export class ReadingThreads {
  readonly #threads: readonly ReadingThread[];

  constructor(count: number) {
    this.#threads = Array.from({ length: count }, () => new ReadingThread());
  }

  /** Returns each record in storable form, in order. Rejects if a thread ends before it has answered. */
  async read(records: readonly FileRecord[], now: Date): Promise<readonly CheckedRecord[]> {
    const answered = await this.#ask({ what: 'records', records, now });
    return answered.what === 'records' ? answered.checked : [];
  }

  async words(json: readonly string[]): Promise<BatchWords> {
    const answered = await this.#ask({ what: 'words', json });
    if (answered.what === 'words') return answered.words;
    throw new Error('A thread answered another question.');
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  /** Sends a request to the thread with the fewest open requests. */
  #ask(asked: ReadingAsked): Promise<ReadingAnswered> {
    const [first, ...others] = this.#threads;
    if (!first) throw new Error('There is no thread to read.');
    return others.reduce((least, thread) => (thread.waiting < least.waiting ? thread : least), first).ask(asked);
  }
}

type Waiting = { resolve(answered: ReadingAnswered): void; reject(error: unknown): void };

class ReadingThread {
  readonly #worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    execArgv: [`--import=${RESOLVE_DRIZZLE}`],
  });
  readonly #waiting: Waiting[] = [];
  #failure: Error | undefined;

  constructor() {
    // Responses are in the order of the requests.
    this.#worker.on('message', (answered: ReadingAnswered) => this.#waiting.shift()?.resolve(answered));
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('A thread that reads notices has ended.')));
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  ask(asked: ReadingAsked): Promise<ReadingAnswered> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(asked);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
