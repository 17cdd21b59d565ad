import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Answer, Ended, Failure, Order } from './decoder-messages.ts';
import { decoderRights } from './decoder-rights.ts';

const HEAP_MB = 512;
/** When memory is short, Linux kills the process with the highest score: a decoder, never the database or the site. */
const FIRST_TO_GO = '900';

export type DecoderLife = {
  /** Niceness; every decoder has a lower priority than the processes that answer visitors. */
  readonly niceness: number;
  /** A decoder is replaced after this many tasks, or when a task leaves this much memory in use. */
  readonly mostTasks: number;
  readonly mostKeptMb: number;
};

/**
 * A process that decodes one task at a time. It has no access to settings and may not write files or start programs.
 */
export class Decoder {
  readonly #child: ChildProcess;
  readonly #life: DecoderLife;
  #tasks = 0;
  #rssMb = 0;
  #end: ((ended: Ended) => void) | undefined;
  #isOver = false;
  #isTooLate = false;

  /** The process may read files in `folder`. */
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
    // After this error the process ends anyway, or never started.
    this.#child.once('error', () => this.#close('crash'));
    this.#child.once('exit', (_code, signal) => {
      if (this.#isTooLate) this.#close('time');
      // Its own watch thread sends this signal when it uses too much memory, and so does Linux when memory is short.
      else this.#close(signal === 'SIGKILL' ? 'memory' : 'crash');
    });
    this.#rest();
  }

  /** True when it accepts no more tasks. */
  get isOver(): boolean {
    return this.#isOver || this.#tasks >= this.#life.mostTasks || this.#rssMb > this.#life.mostKeptMb;
  }

  /** Decodes; a task that takes longer than `longestMs` is ended together with its process. Never throws. */
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

  /** An idle decoder does not keep this process alive. */
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
    // The process has already ended; its exit event handles this.
  }
  if (process.platform === 'linux') void writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_GO).catch(() => undefined);
}
