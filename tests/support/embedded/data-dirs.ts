import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, vi } from 'vitest';
import { findFreePort } from '#server/database/embedded/free-port.ts';
import { findPostmaster, isPostmaster } from '#server/database/embedded/postmaster.ts';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { killChildren } from './child-process.ts';

const POLL_MS = 5;
const folders: string[] = [];
let prepared: Promise<string> | undefined;

/** For a test file that starts servers: after each test ends what it started and removes its folders. */
export function cleanUpAfterTests(): void {
  // On a busy machine a server can take its time; nothing here is about how long.
  vi.setConfig({ testTimeout: 120_000 });
  afterEach(cleanUp);
  afterAll(async () => {
    if (prepared) await rm(join(await prepared, '..'), { recursive: true, force: true });
    prepared = undefined;
  });
}

/** A folder for a test's data that does not exist yet, inside one that everybody may enter. */
export async function newDataDir(): Promise<string> {
  const folder = await newFolder();
  folders.push(folder);
  return join(folder, 'data');
}

/** A data folder with a cluster that was initialised and stopped cleanly; one is made per test file, and copied. */
export async function preparedDataDir(): Promise<string> {
  prepared ??= prepareDataDir();
  const dataDir = await newDataDir();
  // Node's own copy would not keep the owners.
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
  // Immediate shutdown: it takes its children with it. It may be stopped.
  process.kill(postmaster.pid, 'SIGQUIT');
  process.kill(postmaster.pid, 'SIGCONT');
  await until(async () => !(await isPostmaster(postmaster.pid, clusterDir)));
}

/**
 * Memory, where there is enough and TMPDIR asks for nothing else: what a kill -9 leaves doesn't depend on the disk, but
 * how long these tests wait on a busy one does.
 */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  // Programs are copied there, too.
  const canRunPrograms = mounts.split('\n').some((mount) => / \/dev\/shm /.test(mount) && !mount.includes('noexec'));
  return !process.env.TMPDIR && canRunPrograms && bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

/** The number of the server's first process, or undefined when none runs. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid;
}

/** kill -9 of the server: its first process and all its children, or the first alone. */
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
  // A child that is just being born still has the port.
  const port = Number(new URL(connectionString).port);
  await until(async () => (await findFreePort(port)) === port);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It noticed the end of the first process before.
  }
}

/** Runs one statement on a connection of its own. */
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

/** Waits, as long as the test may last, until something holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(POLL_MS);
}
