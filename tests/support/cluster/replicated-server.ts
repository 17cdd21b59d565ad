import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runSql } from '../test-server.ts';

const run = promisify(execFile);
/** Where Debian installs the oldest supported version. */
export const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
/** The databases are deleted after the tests, so nothing has to survive a power failure. */
const SETTINGS = { fsync: 'off', listen_addresses: '127.0.0.1', max_connections: '200', max_wal_senders: '4' };

export type ReplicatedServer = {
  /** Addresses of the database `postgres` on each. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Until `goOn`, the replica receives what the primary writes but shows none of it. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  /** Kills one of the two like a crash. */
  kill(which: 'primary' | 'replica'): Promise<void>;
  start(which: 'primary' | 'replica'): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts a primary and a streaming replica of PostgreSQL 15. With `isSynchronous` a commit waits until it is visible on
 * the replica. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
 */
export async function startReplicatedServer({ isSynchronous = false } = {}): Promise<ReplicatedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'peyda-replicated-'));
  await chmod(folder, 0o755);
  if (process.getuid?.() === 0) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), 0);
  }
  const ports = { primary: await freePort(), replica: await freePort() };
  const dataDir = (which: keyof typeof ports) => join(folder, which);
  const url = (which: keyof typeof ports) => `postgres://postgres@127.0.0.1:${ports[which]}/postgres`;
  const start = async (which: keyof typeof ports) => {
    const settings = { ...SETTINGS, port: ports[which], unix_socket_directories: folder };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    await asPostgres(
      'pg_ctl',
      '-D',
      dataDir(which),
      '-w',
      '-l',
      join(folder, `${which}.log`),
      '-o',
      options.join(' '),
      'start',
    );
  };
  const kill = (which: keyof typeof ports) => asPostgres('pg_ctl', '-D', dataDir(which), '-m', 'immediate', 'stop');

  await asPostgres(
    'initdb',
    '-D',
    dataDir('primary'),
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-U',
    'postgres',
    '-A',
    'trust',
  );
  await start('primary');
  await asPostgres(
    ...['pg_basebackup', '-D', dataDir('replica'), '-R', '-X', 'stream', '-c', 'fast'],
    ...['-d', `host=127.0.0.1 port=${ports.primary} user=postgres application_name=copy`],
  );
  await start('replica');
  if (isSynchronous) {
    await runSql(url('primary'), "alter system set synchronous_standby_names = '*'");
    await runSql(url('primary'), "alter system set synchronous_commit = 'remote_apply'");
    await runSql(url('primary'), 'select pg_reload_conf()');
  }
  return {
    primaryUrl: url('primary'),
    replicaUrl: url('replica'),
    pause: () => runSql(url('replica'), 'select pg_wal_replay_pause()'),
    goOn: () => runSql(url('replica'), 'select pg_wal_replay_resume()'),
    kill,
    start,
    async close() {
      for (const which of ['replica', 'primary'] as const) await kill(which).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function asPostgres(program = '', ...given: string[]): Promise<void> {
  const command = [join(POSTGRES_15, program), ...given];
  // Files instead of pipes for the output: pg_ctl leaves the server running, which would keep a pipe open.
  const line = `${command.map((part) => `'${part}'`).join(' ')} </dev/null >/dev/null 2>&1`;
  if (process.getuid?.() === 0) await run('su', ['postgres', '-s', '/bin/sh', '-c', line], { cwd: '/' });
  else await run('/bin/sh', ['-c', line]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // safe: it listens on a TCP port
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
