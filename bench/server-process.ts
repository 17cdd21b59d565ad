import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Usage, usageOf } from './process-usage.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const START_TIMEOUT_MS = 120_000;

export type ServerProcess = {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first response. */
  readonly startMs: number;
  /** Current resident memory; undefined if the system does not report it. */
  memoryMb(): Promise<number | undefined>;
  /** The resources of the process and everything it started. */
  usage(): Promise<Usage>;
  /** Whether it has ended, on request or not. */
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** kill -9 of this process only. */
  kill(): Promise<void>;
};

type StartOptions = {
  /** Command-line options for Node. */
  readonly nodeOptions?: readonly string[];
  /** A program and its arguments that run the server, for example within limits. */
  readonly within?: readonly string[];
};

/**
 * Starts the real server in its own process, like `npm start`, on a free port unless PORT is given, and waits until it
 * is ready.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  { nodeOptions = [], within = [] }: StartOptions = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? (await freePort());
  const started = performance.now();
  const [program = process.execPath, ...args] = [...within, process.execPath, ...nodeOptions, MAIN];
  // The environment of the bench must not affect how the server runs.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...environment } = process.env;
  const child = spawn(program, args, {
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      JOBS: 'off',
      RATE_LIMIT: 'off',
      SAMPLE_SIZE: '0',
      LOG_LEVEL: 'warn',
      METRICS: 'on',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilAnswers(child, `${origin}/api/properties?limit=1`);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    // Safe: it has responded, so it was started.
    pid: child.pid as number,
    startMs: performance.now() - started,
    memoryMb: () => residentMb(child.pid),
    usage: () => usageOf(child.pid ?? 0),
    hasEnded: () => hasEnded(child),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** Waits until searches use the index in memory; returns the milliseconds since the call. */
export async function waitForIndex(origin: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < START_TIMEOUT_MS) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (Number(/^peyda_search_index_listings (\d+)/m.exec(metrics)?.[1]) > 0) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The index of open listings was not read in time.');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

async function waitUntilAnswers(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The server did not answer in time.');
}

async function residentMb(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
