import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReplicas } from '#server/database/open-replicas.ts';
import { ReplicaSet } from '#server/database/replica-set.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { runSql } from '#tests/support/test-server.ts';

/** Plays a replica. It has a listing that the primary lacks, so that a response shows where it was read. */
let copy: TestDeps;
let primary: TestDeps;
let app: TestApp['app'];
let closeConnections: () => Promise<void>;

beforeAll(async () => {
  copy = await openTestDeps();
  copy.db.$client.on('error', () => undefined);
  await storeListings(copy, { title: 'Ankara daire kopya' });
  primary = await openTestDeps();
  const connections = openReplicas(primary.databaseUrl, [copy.databaseUrl]);
  const pools = [connections.primary, ...connections.replicas.flatMap(({ db, watch }) => [db, watch])];
  for (const { $client } of pools) $client.on('error', () => undefined);
  closeConnections = async () => {
    for (const { $client } of pools) await $client.end();
  };
  const replicas = new ReplicaSet(connections.primary, connections.replicas, primary);
  ({ app } = await openTestApp({}, { ...primary, replicas }));
});
afterAll(async () => {
  await app.close();
  await closeConnections();
  await primary.close();
  await copy.close();
});

type Headers = Record<string, string>;

async function readsFrom(headers: Headers = {}, address = '/api/properties/search?query=kopya'): Promise<string> {
  const { statusCode, body } = await app.inject({ url: address, headers });
  if (statusCode !== 200) throw new Error(body);
  return JSON.parse(body).total === 1 ? 'replica' : 'primary';
}

const MESSAGE = { name: 'Ayşe', email: 'ayse@ornek.com', subject: 'Üyelik', message: 'Bir sorum var.' };

async function writtenMark(payload: object = MESSAGE): Promise<string | undefined> {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/contact', payload });
  return cookies.find(({ name }) => name === 'peyda_wrote')?.value;
}

it('searches are read from a replica', async () => {
  expect(await readsFrom()).toBe('replica');
});

it('a browser that has written something reads the primary for ten seconds', async () => {
  const cookie = `peyda_wrote=${encodeURIComponent((await writtenMark()) ?? '')}`;
  expect(await readsFrom({ cookie })).toBe('primary');
  const now = primary.clock.now();
  primary.setNow(new Date(now.getTime() + 11_000));
  expect(await readsFrom({ cookie })).toBe('replica');
  primary.setNow(now);
});

it('a refused call sets no mark, and a forged mark is ignored', async () => {
  expect(await writtenMark({})).toBeUndefined();
  const mark = (await writtenMark()) ?? '';
  for (const made of [`wrote-${Date.now()}`, `${mark}x`, mark.replace(/^wrote-\d/, 'wrote-9'), 'x'.repeat(3000)])
    expect(await readsFrom({ cookie: `peyda_wrote=${encodeURIComponent(made)}` })).toBe('replica');
});

it('a program with a token and without cookies reads the primary; a browser with a token does not', async () => {
  const authorization = 'Bearer whatever';
  expect(await readsFrom({ authorization })).toBe('primary');
  expect(await readsFrom({ authorization, 'sec-fetch-site': 'same-origin' })).toBe('replica');
  expect(await readsFrom({ authorization, cookie: 'peyda_device=x' })).toBe('replica');
});

it('when a replica disappears in the middle, the primary answers', async () => {
  const server = new URL(primary.databaseUrl);
  const name = new URL(copy.databaseUrl).pathname.slice(1);
  server.pathname = '/postgres';
  await runSql(server.href, `drop database ${name} with (force)`);
  const asked = ['Ankara', 'Bursa', 'İzmir'].map((city) =>
    readsFrom({}, `/api/properties/search?city=${encodeURIComponent(city)}`),
  );
  expect(await Promise.all(asked)).toEqual(['primary', 'primary', 'primary']);
});
