import type { Config } from './config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { type Database, migrateDatabase, openDatabase, POOL_USES, type PoolUse } from './database/open-database.ts';
import { openReplicas } from './database/open-replicas.ts';
import { ReplicaSet } from './database/replica-set.ts';
import type { Deps } from './deps.ts';
import { systemClock } from './platform/clock.ts';
import { decoders } from './platform/decoders/decoders.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { openMailer } from './platform/mailer.ts';
import { openLog } from './platform/open-log.ts';
import { SearchEngine } from './platform/search-engine.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';

/** For feeding the search engine: one connection fills it, the others read changes. */
const ENGINE_POOL = { ...POOL_USES.jobs, maxConnections: 4 };

export type OpenDeps = Deps & {
  readonly connectionString: string;
  /** Opens the connections of the web server, apart from those of jobs and commands; `close` closes them too. */
  openForVisitors(): { readonly db: Database; readonly searchDb: Database; readonly replicas?: ReplicaSet };
  close(): Promise<void>;
};

/**
 * Opens the dependencies of the process and updates the database schema, unless another process has done so
 * (`migrates: false`). `close` closes them in reverse order.
 */
export async function openDeps(config: Config, { migrates = true } = {}): Promise<OpenDeps> {
  const log = openLog(config);
  decoders.limitTo(config.DECODERS);
  const stopTracing = await startTracing(config);
  const connection = await connectDatabase(config, log);
  try {
    if (migrates) await migrateDatabase(connection.connectionString);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const pools: Database[] = [];
  let isClosing = false;
  const open = (use: PoolUse) => keep(openDatabase(connection.connectionString, use));
  const keep = (opened: Database) => {
    opened.$client.on('error', (error) => {
      // A database that this process runs may stop before the last connection is known to be closed.
      if (!isClosing) log.warn({ err: error }, 'idle database connection lost');
    });
    pools.push(opened);
    return opened;
  };
  const openReplicaSet = () => {
    const { primary, replicas } = openReplicas(connection.connectionString, config.DATABASE_READ_URL);
    for (const opened of [primary, ...replicas.flatMap(({ db, watch }) => [db, watch])]) keep(opened);
    return new ReplicaSet(primary, replicas, { clock: systemClock, log });
  };
  const db = open(POOL_USES.jobs);
  return {
    db,
    clock: systemClock,
    files: await openFiles(config, db),
    mailer: openMailer(config, log),
    log,
    config,
    ...(config.SEARCH_ENGINE_URL && {
      searchEngine: new SearchEngine(config.SEARCH_ENGINE_URL, open(ENGINE_POOL), log),
    }),
    connectionString: connection.connectionString,
    openForVisitors: () => ({
      db: open(POOL_USES.visitors),
      searchDb: open(POOL_USES.searches),
      ...(config.DATABASE_READ_URL.length > 0 && { replicas: openReplicaSet() }),
    }),
    async close() {
      isClosing = true;
      decoders.end();
      for (const pool of pools) await pool.$client.end();
      await connection.close();
      await stopTracing();
    },
  };
}

async function openFiles(config: Config, db: Database): Promise<FileStore> {
  const files = await openFileStore(config);
  if (config.SOURCES.length > 0 || config.SAMPLE_SIZE === 0) return files;
  const { findsSampleListings, withSampleFiles } = await import('#sample/index.ts');
  return withSampleFiles(files, findsSampleListings(db));
}
