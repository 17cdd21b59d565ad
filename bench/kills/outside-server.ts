import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server-process.ts';

/** Debian's folder of the oldest PostgreSQL that is supported; BENCH_POSTGRES_BIN overrides it. */
const BIN = process.env.BENCH_POSTGRES_BIN || '/usr/lib/postgresql/15/bin';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** A separate PostgreSQL server, as an operator runs one for the product. */
export type OutsideServer = {
  readonly url: string;
  /** The id of its first process, while it runs. */
  pid(): number | undefined;
  /** Restarts it after a kill, like its supervisor. */
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** Creates a cluster in its own folder and starts it, as another user if this one is root. */
export async function openOutsideServer(): Promise<OutsideServer> {
  const account = process.geteuid?.() === 0 ? (accountOf('postgres') ?? accountOf('nobody')) : undefined;
  if (process.geteuid?.() === 0 && !account) throw new Error('PostgreSQL needs a user other than root.');
  const folder = await mkdtemp(join(tmpdir(), 'peyda-kills-'));
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  const cluster = join(folder, 'cluster');
  const made = spawnSync(
    join(BIN, 'initdb'),
    ['-D', cluster, '-U', 'peyda', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    {
      ...account,
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  const port = await freePort();
  const url = `postgres://peyda@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    const until = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < until) {
      // Children of a killed server may still use its shared memory for a moment; until then it refuses to start.
      if (!isRunning()) child = spawnServer(cluster, port, { ...account, cwd: folder });
      if (await answers(url)) return;
      await sleep(POLL_MS);
    }
    throw new Error('The PostgreSQL server did not start.');
  };
  await start();
  return {
    url,
    pid: () => (isRunning() ? child?.pid : undefined),
    start,
    async remove() {
      if (isRunning()) {
        const ended = new Promise((resolve) => child?.once('exit', resolve));
        child?.kill('SIGINT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Account = { uid: number; gid: number };

function accountOf(user: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, user], { encoding: 'utf8' }).stdout.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function spawnServer(cluster: string, port: number, options: { cwd: string } & Partial<Account>): ChildProcess {
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', log_min_messages: 'fatal' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(BIN, 'postgres'), ['-D', cluster, ...args], { ...options, stdio: 'ignore' });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
