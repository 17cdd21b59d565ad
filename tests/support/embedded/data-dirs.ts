import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, vi } from 'vitest';
import { findFreePort } from '#server/database/embedded/free-port.ts';
import { findPostmaster, isPostmaster } from '#server/database/embedded/postmaster.ts';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { killChildren } from './child-process.ts';
import { quickFolder } from './quick-folder.ts';

const POLL_MS = 5;
const folders: string[] = [];
let prepared: Promise<string> | undefined;

/** For a test file that starts servers: after each test, stops the processes it started and removes its folders. */
export function cleanUpAfterTests(): void {
  // A server can be slow on a busy machine; these tests do not check speed.
  vi.setConfig({ testTimeout: 120_000 });
  afterEach(cleanUp);
  afterAll(async () => {
    if (prepared) await rm(join(await prepared, '..'), { recursive: true, force: true });
    prepared = undefined;
  });
}

/** The path of a data folder that does not exist yet, inside a folder that every user may enter. */
export async function newDataDir(): Promise<string> {
  const folder = await newFolder();
  folders.push(folder);
  return join(folder, 'data');
}

/**
 * A data folder with a cluster that was initialised and stopped cleanly; created once per test file and then copied.
 */
export async function preparedDataDir(): Promise<string> {
  prepared ??= prepareDataDir();
  const dataDir = await newDataDir();
  // Node's copy function does not preserve owners.
  await promisify(execFile)('cp', ['-Rp', await prepared, dataDir]);
  return dataDir;
}

async function prepareDataDir(): Promise<string> {
  const dataDir = join(await newFolder(), 'data');
  const server = await startEmbeddedServer({ dataDir, log: () => undefined });
  await query(server.connectionString, 'create table kept (id integer)');
  await server.release();
  return dataDir;
}

async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(await quickFolder(), 'peyda-embedded-')));
  await chmod(folder, 0o755);
  return folder;
}

async function cleanUp(): Promise<void> {
  await killChildren();
  for (const folder of folders.splice(0)) {
    await stopLeftServer(join(folder, 'data', 'postgres'));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function stopLeftServer(clusterDir: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDir);
  if (!postmaster) return;
  // SIGQUIT: an immediate shutdown that also ends the child processes. SIGCONT: the server may be paused by a signal.
  process.kill(postmaster.pid, 'SIGQUIT');
  process.kill(postmaster.pid, 'SIGCONT');
  await until(async () => !(await isPostmaster(postmaster.pid, clusterDir)));
}

/** The id of the server's first process, or undefined if no server runs. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid;
}

/** kill -9 of the server: its first process and all its children, or only the first process. */
export async function killServer(dataDir: string, connectionString: string, what: 'all' | 'first' = 'all') {
  const pid = await serverPid(dataDir);
  if (pid === undefined) throw new Error(`no server runs on ${dataDir}`);
  const children = await query<{ pid: number }>(
    connectionString,
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  process.kill(pid, 'SIGKILL');
  if (what === 'all') for (const child of children) killIfAlive(child.pid);
  await until(async () => !(await isPostmaster(pid, join(dataDir, 'postgres'))));
  // A child process that is just starting still holds the port.
  const port = Number(new URL(connectionString).port);
  await until(async () => (await findFreePort(port)) === port);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The child had already noticed the end of the first process and ended itself.
  }
}

/** Runs one statement on a separate connection. */
export async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the condition is true, at most until the test times out. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(POLL_MS);
}
