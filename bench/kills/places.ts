import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster } from '#server/database/embedded/postmaster.ts';
import { connectionStringOf } from '#server/database/embedded/server-connection.ts';
import { migrateDatabase } from '#server/database/open-database.ts';
import { openBenchDeps } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { makeDataFolder } from '../load/data-folder.ts';
import { openOutsideServer } from './outside-server.ts';

/** Where the product stores its data in a bench, and the database processes that can be killed. */
export type Place = {
  readonly name: string;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The current address of the database; a new server may have a new port. */
  databaseUrl(): Promise<string>;
  /** The first process of the database's server; undefined while none runs. */
  databasePid(): Promise<number | undefined>;
  /** Restarts a dead database like its supervisor; does nothing if the product itself is the supervisor. */
  superviseDatabase(): Promise<void>;
  remove(): Promise<void>;
};

const MARKET = 200;

/** The embedded PostgreSQL, which the product itself keeps alive. */
export async function openEmbeddedPlace(): Promise<Place> {
  const { dataDir, remove } = await makeDataFolder(MARKET);
  const clusterDir = join(dataDir, 'postgres');
  const postmaster = () => findPostmaster(clusterDir);
  return {
    name: 'embedded PostgreSQL',
    dataDir,
    settings: { DATA_DIR: dataDir },
    async databaseUrl() {
      const running = await postmaster();
      if (!running) throw new Error('The embedded server does not run.');
      return connectionStringOf(clusterDir, running);
    },
    databasePid: async () => (await postmaster())?.pid,
    superviseDatabase: async () => undefined,
    async remove() {
      const running = await postmaster();
      if (running) process.kill(running.pid, 'SIGQUIT');
      await remove();
    },
  };
}

/** A PostgreSQL that the operator runs, at DATABASE_URL. */
export async function openOutsidePlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peyda-bench-'));
  const server = await openOutsideServer();
  await migrateDatabase(server.url);
  const deps = openBenchDeps(server.url, dataDir);
  await fillDatabase(deps, { open: MARKET });
  await deps.db.$client.end();
  return {
    name: 'PostgreSQL of its own (DATABASE_URL)',
    dataDir,
    settings: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    databaseUrl: async () => server.url,
    databasePid: async () => server.pid(),
    superviseDatabase: () => server.start(),
    async remove() {
      await server.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
