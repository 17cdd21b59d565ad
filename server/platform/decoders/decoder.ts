import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Answer, Ended, Failure, Order } from './decoder-messages.ts';
import { decoderRights } from './decoder-rights.ts';

const HEAP_MB = 512;
/** Linux ends the process with the highest score when memory is short: a decoder, never the database or the site. */
const FIRST_TO_GO = '900';

/** How decoders of one pool live. */
export type DecoderLife = {
  /** Niceness; every decoder stands below what answers visitors. */
  readonly niceness: number;
  /** After this many tasks, or with this much memory left behind by one, a decoder is replaced. */
  readonly mostTasks: number;
  readonly mostKeptMb: number;
};

/** A process that decodes one task at a time. It knows no setting, may not write files or start programs. */
export class Decoder {
  readonly #child: ChildProcess;
  readonly #life: DecoderLife;
  #tasks = 0;
  #rssMb = 0;
  #end: ((ended: Ended) => void) | undefined;
  #isOver = false;
  #isTooLate = false;

  /** It can read what is in `folder`. */
  constructor(folder: string, life: DecoderLife) {
    this.#life = life;
    this.#child = fork(new URL('./decoder-process.ts', import.meta.url), [String(process.pid)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...decoderRights(folder)],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    makeYielding(this.#child.pid, life.niceness);
    // The only sender is decoder-process.ts, which sends this shape.
    this.#child.on('message', (answer: Answer) => {
      this.#rssMb = answer.rssMb;
      this.#finish(answer);
    });
    // A broken channel or a process that could not be started is followed by its end, or is one.
    this.#child.once('error', () => this.#close('crash'));
    this.#child.once('exit', (_code, signal) => {
      if (this.#isTooLate) this.#close('time');
      // Its own watch ends it by this signal when it takes too much, and so does Linux when memory is short.
      else this.#close(signal === 'SIGKILL' ? 'memory' : 'crash');
    });
    this.#rest();
  }

  /** True when it takes no more tasks. */
  get isOver(): boolean {
    return this.#isOver || this.#tasks >= this.#life.mostTasks || this.#rssMb > this.#life.mostKeptMb;
  }

  /** Decodes; a task that takes longer is ended with its process. Never throws. */
  decode(order: Order, longestMs: number): Promise<Ended> {
    this.#tasks += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#isTooLate = true;
        this.end();
      }, longestMs);
      this.#end = (ended) => {
        clearTimeout(timer);
        resolve(ended);
      };
      if (this.#isOver) this.#close('crash');
      else this.#child.send(order, (error) => error && this.end());
    });
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #finish(ended: Ended): void {
    this.#end?.(ended);
    this.#end = undefined;
    this.#rest();
  }

  #close(failure: Failure): void {
    this.#isOver = true;
    this.#finish({ failure });
  }

  /** A decoder without a task does not keep this process from ending. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function makeYielding(pid: number | undefined, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has already ended; its own event says so.
  }
  if (process.platform === 'linux') void writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_GO).catch(() => undefined);
}
