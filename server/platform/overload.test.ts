import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { RENDERING_HEADERS } from './rendering-mark.ts';

/** The number of searches that run in parallel; below, the number that are accepted including those that wait. */
const AT_ONCE = 8;
const ACCEPTED = AT_ONCE + 64;

let deps: TestDeps;
let app: TestApp['app'];
/** A search in the archive: each one queries the database, because its response is not cached. */
const search = (number: number, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url: `/api/properties/search?includeEnded=1&maxPrice=${number}`, headers: { ...headers } });

async function openWith(statementTimeoutMs: number) {
  const searchDb = openDatabase(deps.databaseUrl, { maxConnections: AT_ONCE, statementTimeoutMs });
  ({ app } = await openTestApp({}, { ...deps, searchDb }));
  return searchDb;
}

async function close(searchDb: Database): Promise<void> {
  await app.close();
  await searchDb.$client.end();
}

beforeAll(async () => {
  deps = await openTestDeps();
  await recordListings(deps, [makeListingRecord({ price: 1 })]);
});
afterAll(() => deps.close());

it('of many concurrent searches, the excess is refused with Retry-After; other calls continue', async () => {
  const searchDb = await openWith(2000);
  expect((await search(1)).statusCode).toBe(200);
  const held = await Promise.all(Array.from({ length: AT_ONCE }, () => searchDb.$client.connect()));
  const accepted = Array.from({ length: ACCEPTED }, (_, index) => search(1000 + index));
  await expect.poll(() => searchDb.$client.waitingCount).toBe(AT_ONCE);
  const refused = await search(5000);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    { code: 'BUSY', message: 'Şu an çok yoğunuz. Birkaç saniye sonra yeniden deneyin.' },
  ]);
  expect((await app.inject('/api/properties/suggestions?query=ev')).statusCode).toBe(503);
  expect((await search(1)).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/api/properties')).statusCode).toBe(200);
  const ofPage = search(6000, RENDERING_HEADERS);
  for (const connection of held) connection.release();
  const answers = await Promise.all([...accepted.slice(0, AT_ONCE), ofPage]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await Promise.all(accepted);
  expect((await search(5000)).statusCode).toBe(200);
  await close(searchDb);
});

it('over the network a call is refused before it is parsed, and cached answers are still served', async () => {
  const searchDb = await openWith(2000);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (number: number, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/api/properties/search?includeEnded=1&maxPrice=${number}`, { headers: { ...headers } });
  expect((await ask(1)).status).toBe(200);
  const held = await Promise.all(Array.from({ length: AT_ONCE }, () => searchDb.$client.connect()));
  const accepted = Array.from({ length: ACCEPTED }, (_, index) => search(1000 + index));
  await expect.poll(() => searchDb.$client.waitingCount).toBe(AT_ONCE);
  const refused = await ask(5000);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-content-type-options')]).toEqual([
    503,
    '5',
    'nosniff',
  ]);
  expect(refused.headers.has('permissions-policy')).toBe(false);
  expect(await refused.json()).toEqual({
    code: 'BUSY',
    message: 'Şu an çok yoğunuz. Birkaç saniye sonra yeniden deneyin.',
  });
  expect((await ask(1)).status).toBe(200);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  for (const connection of held) connection.release();
  await Promise.all(accepted);
  const crowd = await Promise.all(Array.from({ length: 150 }, (_, index) => ask(10_000 + index)));
  expect(crowd.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await Promise.all(crowd.map((answer) => answer.arrayBuffer()));
  // All answered callers have left.
  for (let at = 0; at < ACCEPTED + 1; at += 1) expect((await ask(20_000 + at)).status).toBe(200);
  await close(searchDb);
});

it('a search that holds the database too long is cancelled, and its caller learns why', async () => {
  const searchDb = await openWith(100);
  const lock = await deps.db.$client.connect();
  await lock.query('begin');
  await lock.query('lock table properties in access exclusive mode');
  const slow = await search(7000);
  expect([slow.statusCode, slow.headers['retry-after'], slow.json().code]).toEqual([503, '5', 'TOO_SLOW']);
  expect(slow.json().message).toBe('Yanıt çok uzun sürdü. Daha az kriterle ya da biraz sonra deneyin.');
  await lock.query('rollback');
  lock.release();
  // On a busy machine a search may again exceed the tenth of a second that it has here.
  await expect.poll(async () => (await search(7000)).statusCode, { timeout: 20_000 }).toBe(200);
  await close(searchDb);
});
