import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Message = { event: string; [detail: string]: unknown };

/** A script of this folder in a separate process; a test can talk to the process, interrupt it and kill it. */
export type Child = {
  readonly pid: number;
  /** the messages received so far */
  readonly messages: readonly Message[];
  /** waits for the first message of this event; rejects with the child's output if the child ends first */
  told(event: string): Promise<Message>;
  send(command: string): void;
  /** kill -9 of this process only; waits until it is dead */
  kill(): Promise<void>;
  /** kill -9 of this process and of every process that it started in its process group */
  killGroup(): Promise<void>;
  /** the same as Ctrl-C in a terminal: SIGINT to the whole process group */
  interrupt(): void;
  /** waits until it ends by itself */
  ended: Promise<unknown>;
};

const HERE = fileURLToPath(new URL('.', import.meta.url));
const children = new Set<ChildProcess>();
const groups = new Set<number>();

type ChildOptions = { uid?: number; gid?: number; scriptDir?: string; node?: string };

/** Starts `script` on a data folder, in a separate process group, optionally as another user. */
export function startChild(script: string, dataDir: string, options: ChildOptions = {}): Child {
  const { scriptDir = HERE, node = process.execPath, ...user } = options;
  const child = spawn(node, [join(scriptDir, script), dataDir], {
    ...user,
    cwd: '/',
    // These variables may point to files that another user can't read.
    env: { ...process.env, NODE_OPTIONS: undefined, NODE_COMPILE_CACHE: undefined },
    detached: true,
    stdio: 'pipe',
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} could not be started`);
  children.add(child);
  groups.add(pid);
  const messages: Message[] = [];
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    messages.push(JSON.parse(line));
    lines.emit('told');
  });
  const ended = once(child, 'close').then(() => {
    children.delete(child);
    lines.emit('told');
  });
  return {
    pid,
    messages,
    async told(event) {
      for (;;) {
        const message = messages.find((candidate) => candidate.event === event);
        if (message) return message;
        if (!children.has(child)) {
          throw new Error(`${script} ended before '${event}': ${JSON.stringify(messages)} ${complaints}`);
        }
        await once(lines, 'told');
      }
    },
    send: (command) => child.stdin.write(`${command}\n`),
    async kill() {
      process.kill(pid, 'SIGKILL');
      await ended;
    },
    async killGroup() {
      process.kill(-pid, 'SIGKILL');
      await ended;
    },
    interrupt: () => process.kill(-pid, 'SIGINT'),
    ended,
  };
}

/** Kills every child that a test started, and every process that the child started in its process group. */
export async function killChildren(): Promise<void> {
  const ends = [...children].map((child) => once(child, 'close'));
  for (const pid of groups) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  }
  groups.clear();
  await Promise.all(ends);
}
