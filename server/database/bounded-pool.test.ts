import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { isDatabaseAway, isDatabaseBusy, isStatementTooSlow } from './database-away.ts';
import { type Database, openDatabase, type PoolUse } from './open-database.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(() => deps.close());

async function withPool(use: Partial<PoolUse>, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(deps.databaseUrl, use);
  try {
    await work(db);
  } finally {
    await db.$client.end();
  }
}

it('refuses a caller above the limit at once, for every kind of call, and serves the waiting callers', () =>
  withPool({ maxConnections: 1, waiting: { callers: 1, forMs: 60_000 } }, async (db) => {
    const { $client } = db;
    const held = await $client.connect();
    const waiting = $client.query<{ one: number }>('select 1 as one');
    await expect($client.query('select 2')).rejects.toSatisfy(isDatabaseBusy);
    await expect($client.connect()).rejects.toSatisfy(isDatabaseBusy);
    await expect(db.execute('select 3')).rejects.toSatisfy(isDatabaseBusy);
    held.release();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    expect((await $client.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
  }));

it('a caller waits for a connection for at most the configured time', () =>
  withPool({ maxConnections: 1, waiting: { callers: 5, forMs: 2000 } }, async ({ $client }) => {
    const held = await $client.connect();
    await expect($client.query('select 1')).rejects.toSatisfy(isDatabaseAway);
    held.release();
  }));

it('PostgreSQL cancels a statement that takes too long', () =>
  withPool({ statementTimeoutMs: 50 }, async (db) => {
    await expect(db.execute('select pg_sleep(60)')).rejects.toSatisfy(isStatementTooSlow);
  }));

it('a connection lost between two statements fails the transaction but does not crash the process', () =>
  withPool({}, async (db) => {
    const work = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await deps.db.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect.poll(() => isConnected(rows[0]?.pid)).toBe(false);
      await tx.execute('select 1');
    });
    await expect(work).rejects.toSatisfy(isDatabaseAway);
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }));

async function isConnected(pid: number | undefined): Promise<boolean> {
  return (await deps.db.$client.query('select from pg_stat_activity where pid = $1', [pid])).rows.length > 0;
}
