import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { QUICK_STARTS } from './quick-starts.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /Peyda hazır: (\S+?)"/;

export type SiteProcess = {
  readonly pid: number;
  /** The address of the site. */
  readonly origin: string;
  /** Everything that it and its workers have written so far. */
  output(): string;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  signal(signal: NodeJS.Signals): void;
};

const running = new Set<ChildProcess>();

/** Runs `server/main.ts` with these settings until it ends or reports that it is ready. */
export async function runSite(settings: Readonly<Record<string, string>>): Promise<Partial<SiteProcess> & Ended> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...QUICK_STARTS,
      HOST: '127.0.0.1',
      PORT: '0',
      SAMPLE_SIZE: '0',
      JOBS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('wrote');
    });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    child.emit('wrote');
    return code ?? signal;
  });
  while (!READY.test(output) && running.has(child)) await once(child, 'wrote');
  const origin = READY.exec(output)?.[1];
  const pid = child.pid ?? 0;
  const rest = { ended, output: () => output };
  return origin ? { ...rest, pid, origin, signal: (signal) => void child.kill(signal) } : rest;
}

type Ended = Pick<SiteProcess, 'ended' | 'output'>;

/** The same, for a site that must become ready. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const { pid, origin, signal, ...rest } = await runSite(settings);
  if (pid === undefined || origin === undefined || signal === undefined) throw new Error(rest.output());
  return { pid, origin, signal, ...rest };
}

/** Ends the sites that a test has left running. */
export async function endSites(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ends);
}

/** The processes that have answered calls so far, by their log lines. */
export function answeringPids(output: string): Set<number> {
  return new Set(logLines(output).flatMap(({ msg, pid }) => (msg === 'request' ? [pid] : [])));
}

type LogLine = { readonly pid: number; readonly msg: string };

export function logLines(output: string): LogLine[] {
  return output.split('\n').flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []));
}
