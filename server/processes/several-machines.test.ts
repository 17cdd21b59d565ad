import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#server/database/open-database.ts';
import { POSTGRES_15, type ReplicatedServer, startReplicatedServer } from '#tests/support/cluster/replicated-server.ts';
import { startRoundRobinProxy } from '#tests/support/cluster/round-robin-proxy.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { endSites, type SiteProcess, startSite } from '#tests/support/processes/site-process.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { databaseUrl, runSql } from '#tests/support/test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const isPossible = existsSync(POSTGRES_15);
if (!isPossible) process.stderr.write(`\nNOT RUN: several machines with a replica. ${POSTGRES_15} is missing.\n\n`);

describe.skipIf(!isPossible)('two machines, a primary and a replica', () => {
  let server: ReplicatedServer;
  let db: Database;
  let sites: SiteProcess[];
  let proxy: { readonly url: string; close(): Promise<void> };
  let folders: { close(): Promise<void> }[];

  beforeAll(async () => {
    server = await startReplicatedServer();
    await runSql(server.primaryUrl, 'create database peyda');
    const url = databaseUrl(server.primaryUrl, 'peyda');
    await migrateDatabase(url);
    db = openDatabase(url, { maxConnections: 2 });
    db.$client.on('error', () => undefined);
    await record('deneme');
    const own = [await openTestDeps(), await openTestDeps()];
    folders = own;
    const start = ({ config: { DATA_DIR } }: (typeof own)[number]) =>
      startSite({
        DATA_DIR,
        DATABASE_URL: url,
        DATABASE_READ_URL: databaseUrl(server.replicaUrl, 'peyda'),
        SESSION_SECRET: 'one secret for all machines, of 32 characters or more',
        TRUST_PROXY: '127.0.0.1',
        METRICS: 'on',
      });
    sites = await Promise.all(own.map(start));
    proxy = await startRoundRobinProxy(sites.map(({ origin }) => origin));
    await replicaIsUsed(true);
  });

  afterAll(async () => {
    await proxy?.close();
    await endSites();
    await db?.$client.end();
    await server?.close();
    for (const folder of folders ?? []) await folder.close();
  });

  /** A listing that ends a month from now and can only be found by its word. */
  const record = (word: string) =>
    storeListings(
      { db, clock: { now: () => new Date() } },
      { title: `Ankara daire ${word}`, endDate: new Date(Date.now() + 30 * 86_400_000) },
    );

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(proxy.url + path, { headers });

  async function find(word: string, headers: Record<string, string> = {}): Promise<number> {
    const answer = await ask(`/api/properties/search?query=${word}`, headers);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    const found: { total?: number } = Object(await answer.json());
    return found.total ?? Number.NaN;
  }

  /** Sends a message; returns the status and the cookies of the response. */
  async function write(from: string): Promise<{ status: number; cookie: string }> {
    const answer = await fetch(`${proxy.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.com', subject: 'Üyelik', message: 'Bir sorum var.' }),
    });
    await answer.body?.cancel();
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { status: answer.status, cookie };
  }

  async function replicaIsUsed(isUsed: boolean): Promise<void> {
    await vi.waitUntil(
      async () => {
        const metrics = await Promise.all(sites.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()));
        return metrics.every((text) =>
          text.includes(`\npeyda_replica_used{replica="${replicaHost()}"} ${isUsed ? 1 : 0}\n`),
        );
      },
      { timeout: 20_000, interval: 100 },
    );
  }
  const replicaHost = () => `${new URL(server.replicaUrl).host}/peyda`;

  /** Varied searches, lists and places, so that no cached answer helps. */
  async function statusesOfReads(): Promise<Set<number>> {
    const mark = Math.random().toString(36).slice(2, 8);
    const paths = ['İzmir', 'Bursa', 'Ankara', 'Muğla'].flatMap((city) => [
      `/api/properties/search?city=${city}&query=${mark}`,
      `/api/properties/search-ai?query=${city}+daire+${mark}`,
    ]);
    const answers = await Promise.all(
      [...paths, '/api/properties?limit=7', '/api/filters', '/api/landing'].map((path) => ask(path)),
    );
    return new Set(answers.map(({ status }) => status));
  }

  it('a browser that has just written sees all earlier writes, even if the replica does not have them yet', async () => {
    await server.pause();
    try {
      await record('martı');
      const { status, cookie } = await write('203.0.113.20');
      expect(status).toBe(201);
      expect(await find('martı', { cookie })).toBe(1);
      expect(await find('martı', { authorization: 'Bearer a program, which keeps no cookies' })).toBe(1);
    } finally {
      await server.goOn();
    }
    await replicaIsUsed(true);
  });

  it('a replica that falls behind is not used until it has caught up', async () => {
    await server.pause();
    try {
      await record('kırlangıç');
      await replicaIsUsed(false);
      expect(await find('kırlangıç')).toBe(1);
    } finally {
      await server.goOn();
    }
    await replicaIsUsed(true);
    await vi.waitUntil(async () => (await find('kırlangıç')) === 1);
  });

  it('a dead replica causes no failures, and is used again once it runs', async () => {
    const reading = Promise.all([statusesOfReads(), statusesOfReads(), statusesOfReads()]);
    await server.kill('replica');
    expect(await reading).toEqual([new Set([200]), new Set([200]), new Set([200])]);
    expect(await statusesOfReads()).toEqual(new Set([200]));
    await server.start('replica');
    await replicaIsUsed(true);
    expect(await statusesOfReads()).toEqual(new Set([200]));
  });

  it('a limit applies across both machines', async () => {
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await write('203.0.113.22')).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('searches continue while the primary is away, and writing continues once it is back', async () => {
    await server.kill('primary');
    expect(await statusesOfReads()).toEqual(new Set([200]));
    expect((await write('203.0.113.23')).status).toBe(503);
    await server.start('primary');
    await vi.waitUntil(async () => (await write('203.0.113.24')).status === 201, { timeout: 20_000, interval: 500 });
  });
});
