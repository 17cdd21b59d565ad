import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectionRows } from '#server/database/tables/collection.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { FakeIlanGovTr, openAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';

let deps: TestDeps;
let fake: FakeIlanGovTr;
let fetch: PoliteFetch;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(openAds(10)).open();
  fetch = testFetch([fake.site.host]);
});
afterEach(async () => {
  await fetch.close();
  await fake.site.close();
  await deps.close();
});

const collect = (readingVersion: number, mostReadAgain?: number) =>
  collectSource(
    deps,
    { ...ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 1000 }), readingVersion },
    { fetch, ...(mostReadAgain !== undefined && { mostReadAgain }) },
  );

it('a new reading version reads open listings again, a few in each run, and skips ended ones', async () => {
  await collect(1);
  expect(fake.detailCalls).toBe(10);
  await deps.db
    .update(properties)
    .set({ status: 'ended', isOpen: false })
    .where(eq(properties.sourceKey, String(fake.ads[0]?.id)));
  // The new reading version finds more in the notice.
  fake.noticeOf = ({ id }) => `<p>Daha iyi okunan metin ${id}</p>`;
  const calls: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const before = fake.detailCalls;
    const { counts } = await collect(2, 4);
    calls.push(fake.detailCalls - before);
    expect(counts).toMatchObject({ collected: 10, changed: calls[run], unchanged: 10 - (calls[run] ?? 0) });
  }
  expect(calls).toEqual([4, 4, 1, 0]);
  const rows = await deps.db.select().from(properties);
  expect(rows.filter(({ description }) => description?.startsWith('Daha iyi'))).toHaveLength(9);
});

it('a listing that cannot be read again keeps its known values and is retried in the next run', async () => {
  await collect(1);
  fake.site.quirk = ({ query }) => (query.get('id') === String(fake.ads[0]?.id) ? { status: 410 } : undefined);
  expect((await collect(2)).counts).toMatchObject({ collected: 10, changed: 0, unreadable: 1 });
  fake.site.quirk = () => undefined;
  const before = fake.detailCalls;
  await collect(2);
  expect(fake.detailCalls - before).toBe(1);
  const hashes = (await deps.db.select().from(collectionRows)).map(({ rowHash }) => rowHash.split(':')[1]);
  expect(new Set(hashes).size).toBe(1);
});

it('an unchanged reading version reads nothing again', async () => {
  await collect(1);
  const before = fake.detailCalls;
  await collect(1);
  expect(fake.detailCalls - before).toBe(0);
});
