import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startChild } from '#tests/support/embedded/child-process.ts';
import {
  cleanUpAfterTests,
  killServer,
  preparedDataDir,
  query,
  serverPid,
  until,
} from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';

cleanUpAfterTests();

const quiet = () => undefined;

/** A data folder whose server was killed, with the files that it left behind. */
async function crashedDataDir(): Promise<{ dataDir: string; pidFile: string }> {
  const dataDir = await preparedDataDir();
  const server = await startEmbeddedServer({ dataDir, log: quiet });
  await killServer(dataDir, server.connectionString);
  await server.release();
  return { dataDir, pidFile: join(dataDir, 'postgres', 'postmaster.pid') };
}

async function expectDataBack(dataDir: string): Promise<void> {
  const server = await startEmbeddedServer({ dataDir, log: quiet });
  expect(server.adopted).toBe(false);
  expect(await query(server.connectionString, 'select from kept')).toEqual([]);
  await server.release();
  expect(await serverPid(dataDir)).toBeUndefined();
}

describe('a postmaster.pid left by a dead server', () => {
  let bystander: ChildProcess | undefined;
  afterEach(async () => {
    if (bystander?.kill('SIGKILL')) await once(bystander, 'close');
    bystander = undefined;
  });

  it('does not prevent the next start, even if its pid now belongs to another process of the same user', async () => {
    const { dataDir, pidFile } = await crashedDataDir();
    const { uid, gid } = await stat(pidFile);
    const user = process.geteuid?.() === 0 ? { uid, gid } : {};
    bystander = spawn('/bin/sh', ['-c', 'read line'], { ...user, stdio: 'pipe', cwd: '/' });
    await once(bystander, 'spawn');
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(bystander.pid)));

    await expectDataBack(dataDir);
    expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null]);
  });

  it('does not prevent the next start, even if its pid is now that of the Node process', async () => {
    const { dataDir, pidFile } = await crashedDataDir();
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.pid)));
    await expectDataBack(dataDir);
  });

  it('does not prevent the next start, even if the crash left it empty', async () => {
    const { dataDir, pidFile } = await crashedDataDir();
    await writeFile(pidFile, '');
    await expectDataBack(dataDir);
  });

  it('makes the next start wait for the dead server’s children, so that two generations never write at once', async () => {
    const dataDir = await preparedDataDir();
    const first = await startEmbeddedServer({ dataDir, log: quiet });
    const busy = new pg.Client({ connectionString: first.connectionString });
    busy.on('error', () => undefined);
    await busy.connect();
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
    const child = Number(rows[0]?.pid);
    process.kill(child, 'SIGSTOP');
    await killServer(dataDir, first.connectionString, 'first');

    const said: string[] = [];
    const log = (message: string) => {
      said.push(message);
      if (message.includes('alt süreçleri bekleniyor')) process.kill(child, 'SIGCONT');
    };
    const second = await startEmbeddedServer({ dataDir, log });
    expect(said).toEqual(['ölen veritabanı sunucusunun alt süreçleri bekleniyor']);
    await first.release();
    await second.release();
  });
});

describe('a live server that does not answer yet', () => {
  const WAITING = 'çalışan veritabanı sunucusunun açılması ya da kapanması bekleniyor';

  it('is waited for and replaced if it is shutting down', async () => {
    const dataDir = await preparedDataDir();
    const first = await startEmbeddedServer({ dataDir, log: quiet });
    const stopping = Number(await serverPid(dataDir));
    // A smart shutdown refuses new clients and waits for the last one to disconnect.
    const client = new pg.Client({ connectionString: first.connectionString });
    await client.connect();
    process.kill(stopping, 'SIGTERM');
    await until(() => query(first.connectionString, 'select 1').then(() => false, isShuttingDown));

    const said: string[] = [];
    const log = (message: string) => {
      said.push(message);
      if (message === WAITING) client.end();
    };
    const second = await startEmbeddedServer({ dataDir, log });
    expect(said).toEqual([WAITING]);
    expect(second.adopted).toBe(false);
    expect(await serverPid(dataDir)).not.toBe(stopping);
    await first.release();
    await second.release();
  });

  it('is waited for and adopted if it is starting up', async () => {
    const dataDir = await preparedDataDir();
    const clusterDir = join(dataDir, 'postgres');
    await keepFromAnswering(clusterDir);
    const starter = startChild('hold-server.ts', dataDir);
    await until(() => isStandby(clusterDir));
    await starter.kill();

    const starting = Number(await serverPid(dataDir));
    const said: string[] = [];
    const log = async (message: string) => {
      said.push(message);
      if (message !== WAITING) return;
      await makeFile(join(clusterDir, 'promote'));
      process.kill(starting, 'SIGUSR1');
    };
    const server = await startEmbeddedServer({ dataDir, log });
    expect(said).toEqual([WAITING]);
    expect(server.adopted).toBe(true);
    expect(await serverPid(dataDir)).toBe(starting);
    await server.release();
  });

  it('is started again if it is killed meanwhile', async () => {
    const dataDir = await preparedDataDir();
    const clusterDir = join(dataDir, 'postgres');
    await keepFromAnswering(clusterDir);
    const start = startEmbeddedServer({ dataDir, log: quiet });
    await until(() => isStandby(clusterDir));
    await rm(join(clusterDir, 'standby.signal'));
    process.kill(Number(await serverPid(dataDir)), 'SIGKILL');
    await (await start).release();
  });

  /** Keeps the server in recovery, as a standby, until it is promoted. */
  async function keepFromAnswering(clusterDir: string): Promise<void> {
    await appendFile(join(clusterDir, 'postgresql.auto.conf'), 'hot_standby = off\n');
    await makeFile(join(clusterDir, 'standby.signal'));
  }

  async function isStandby(clusterDir: string): Promise<boolean> {
    return (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).includes('standby');
  }

  /** Creates a file that belongs to the cluster's owner. */
  async function makeFile(path: string): Promise<void> {
    const { uid, gid } = await stat(join(path, '..'));
    await writeFile(path, '');
    await chown(path, uid, gid);
  }

  function isShuttingDown(error: unknown): boolean {
    return error instanceof Error && error.message.includes('shutting down');
  }
});
