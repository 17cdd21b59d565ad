import { Admission } from '../admission.ts';
import { Decoder, type DecoderLife } from './decoder.ts';
import type { Ended, Failure, Order } from './decoder-messages.ts';
import { HandedBytes } from './handed-bytes.ts';

type Task = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly order: Omit<Order, 'bytes'>;
  readonly longestMs: number;
};
type Waiting = Task & { onEnd(ended: Ended): void };

/** How many urgent tasks may wait, and how long: the person who uploads has probably given up by then. */
const URGENT = { waiting: 16, patienceMs: 10_000 };
const IDLE_MS = 30_000;
const LIFE: DecoderLife = { niceness: 10, mostTasks: 100, mostKeptMb: 400 };

/** Runs at most `atOnce` decoders in parallel. Urgent tasks have priority; the others wait as long as necessary. */
export class DecoderPool {
  #atOnce = 0;
  #urgent: Admission;
  readonly #life: DecoderLife;
  readonly #waiting: { readonly urgent: Waiting[]; readonly other: Waiting[] } = { urgent: [], other: [] };
  readonly #idle: Decoder[] = [];
  readonly #busy = new Set<Decoder>();
  #handed: HandedBytes | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly ended = new Map<string, Map<'decoded' | 'refused' | Failure, number>>();

  constructor(atOnce = 2, life: DecoderLife = LIFE) {
    this.#atOnce = atOnce;
    this.#life = life;
    this.#urgent = new Admission({ atOnce, ...URGENT });
  }

  /** Sets the number of decoders from the settings; call it on startup, before anything is decoded. */
  limitTo(atOnce: number): void {
    this.#atOnce = atOnce;
    this.#urgent = new Admission({ atOnce, ...URGENT });
  }

  get running(): number {
    return this.#busy.size;
  }

  get waiting(): number {
    return this.#waiting.urgent.length + this.#waiting.other.length + this.#urgent.waiting;
  }

  /** Urgent tasks that were refused since the start. */
  get refused(): number {
    return this.#urgent.refused;
  }

  /** Throws ExpectedError 503 `BUSY` for an urgent task when too many wait. */
  run(task: Task, isUrgent: boolean): Promise<Ended> {
    return isUrgent ? this.#urgent.run(() => this.#queue(task, 'urgent')) : this.#queue(task, 'other');
  }

  /** Ends all decoders; their tasks end as `crash`. */
  end(): void {
    clearTimeout(this.#idleTimer);
    for (const decoder of [...this.#idle.splice(0), ...this.#busy]) decoder.end();
  }

  #queue(task: Task, kind: 'urgent' | 'other'): Promise<Ended> {
    return new Promise((resolve) => {
      this.#waiting[kind].push({ ...task, onEnd: resolve });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#busy.size >= this.#atOnce) return;
    const task = this.#waiting.urgent.shift() ?? this.#waiting.other.shift();
    clearTimeout(this.#idleTimer);
    if (task) void this.#decode(task);
    else this.#endIdleLater();
  }

  async #decode(task: Waiting): Promise<void> {
    this.#handed ??= new HandedBytes();
    const decoder = this.#takeDecoder(this.#handed.folder);
    this.#busy.add(decoder);
    const ended = await this.#handed
      .hand(task.bytes, (bytes) => decoder.decode({ ...task.order, bytes }, task.longestMs))
      // The disk for handing over large inputs is full or missing.
      .catch((): Ended => ({ failure: 'crash' }));
    this.#busy.delete(decoder);
    if (decoder.isOver) decoder.end();
    else this.#idle.push(decoder);
    this.#count(task.name, ended);
    task.onEnd(ended);
    this.#startNext();
  }

  #takeDecoder(folder: string): Decoder {
    for (let decoder = this.#idle.pop(); decoder; decoder = this.#idle.pop()) if (!decoder.isOver) return decoder;
    return new Decoder(folder, this.#life);
  }

  #endIdleLater(): void {
    this.#idleTimer = setTimeout(() => {
      for (const decoder of this.#idle.splice(0)) decoder.end();
    }, IDLE_MS).unref();
  }

  #count(name: string, ended: Ended): void {
    const outcome = 'failure' in ended ? ended.failure : 'refused' in ended ? 'refused' : 'decoded';
    const counts = this.ended.get(name) ?? new Map();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    this.ended.set(name, counts);
  }
}
