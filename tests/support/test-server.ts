import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostmaster } from '#server/database/embedded/postmaster.ts';
import { asOwner } from '#server/database/embedded/server-connection.ts';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { migrateDatabase } from '#server/database/open-database.ts';
import { quickFolder } from './embedded/quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which tests create their databases as clones of the migrated template. */
    testServerUrl: string;
    templateDatabase: string;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL per run (TEST_DATABASE_URL, otherwise the embedded one), one migrated
 * template.
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || undefined;
  const server = given ? undefined : await startOwnServer();
  const serverUrl = given ?? server?.url;
  if (!serverUrl) throw new Error('No test server.');
  const template = `peyda_template_${process.pid}_${project.name}`;
  await runSql(serverUrl, `create database ${template} encoding 'UTF8' template template0`);
  await migrateDatabase(databaseUrl(serverUrl, template));
  project.provide('testServerUrl', serverUrl);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(serverUrl, template);
    await server?.stop();
  };
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'peyda-test-'));
  const server = await startEmbeddedServer({ dataDir, isDisposable: true, log: () => undefined });
  await allowEmptying(join(dataDir, 'postgres'));
  return {
    url: server.connectionString,
    async stop() {
      await server.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** `emptyTables` deletes without triggers, which the application's role is not allowed to do. */
async function allowEmptying(clusterDir: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDir);
  if (!postmaster) throw new Error('No test server.');
  await asOwner(clusterDir, postmaster, (client) =>
    client.query('grant set on parameter session_replication_role to peyda'),
  );
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server. */
export async function runSql(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const LEAVING_TURNS = 100;
const LEAVING_TURN_MS = 20;

const DROPPING_TURNS = 20;
/** `insufficient_privilege`: an autovacuum worker is in the database, which only a superuser may end. */
const MAY_NOT_END = '42501';

/** Drops a database with its connections. Waits for an autovacuum worker in it, which `force` can't end. */
async function dropByForce(client: pg.Client, database: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await client.query(`drop database if exists ${database} with (force)`);
      return;
    } catch (error) {
      const waits = error instanceof pg.DatabaseError && error.code === MAY_NOT_END && turn < DROPPING_TURNS;
      if (!waits) throw error;
      await sleep(LEAVING_TURN_MS * turn);
    }
  }
}

/**
 * Waits until the connections of a database have ended, because a closed pool ends them with a delay, and then drops
 * the database; forces it if connections remain.
 */
export async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (let turn = 0; turn < LEAVING_TURNS; turn += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database]);
      if (rowCount === 0) break;
      await sleep(LEAVING_TURN_MS);
    }
    await dropByForce(client, database);
  } finally {
    await client.end();
  }
}
