import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { migrateDatabase, openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDiskFileStore } from '#server/platform/files/file-store.ts';
import { openMailer } from '#server/platform/mailer.ts';

/**
 * A PostgreSQL server to measure on: the one at BENCH_DATABASE_URL, otherwise an embedded server only for the bench.
 */
export type BenchServer = {
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
};

export async function openBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peyda-bench-'));
  const given = process.env.BENCH_DATABASE_URL || undefined;
  const server = given ? undefined : await startEmbeddedServer({ dataDir, log: () => undefined });
  const url = given ?? server?.connectionString;
  if (url === undefined) throw new Error('No server to measure on.');
  return {
    url,
    dataDir,
    async close() {
      await server?.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchDatabase = { readonly url: string; readonly deps: Deps; close(): Promise<void> };

/** An empty migrated database on the server; `close` drops it. */
export async function openBenchDatabase(server: BenchServer, name: string): Promise<BenchDatabase> {
  await run(server.url, `drop database if exists ${name} with (force)`);
  await run(server.url, `create database ${name} encoding 'UTF8' template template0`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  await migrateDatabase(address.href);
  const deps = openBenchDeps(address.href, server.dataDir);
  return {
    url: address.href,
    deps,
    async close() {
      await deps.db.$client.end();
      await run(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Deps on a migrated database, with the files of a data folder. */
export function openBenchDeps(url: string, dataDir: string): Deps {
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, JOBS: 'off', RATE_LIMIT: 'off' });
  const db = openDatabase(url);
  // Connections of a closed pool end with a delay. If the server stops before that, it ends them with an error.
  db.$client.on('error', () => undefined);
  return {
    db,
    clock: systemClock,
    files: openDiskFileStore(join(dataDir, 'files')),
    mailer: openMailer(config, log),
    log,
    config,
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
