import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectionFaults, collectionRows, collectionRuns } from '#server/database/tables/collection.ts';
import { properties, propertyChanges } from '#server/database/tables/properties.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import {
  DETAIL_PATH,
  FakeIlanGovTr,
  isEnforcementSale,
  LIST_PATH,
  manyAds,
  realAds,
} from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import type { FakeAnswer } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';
import type { CollectOptions } from './collection-progress.ts';

let deps: TestDeps;
let fake: FakeIlanGovTr;
let fetch: PoliteFetch;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(realAds()).open();
  fetch = testFetch([fake.site.host]);
});
afterEach(async () => {
  await fetch.close();
  await fake.site.close();
  await deps.close();
});

const source = () => ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 1000 });
const collect = (options: Partial<CollectOptions> = {}) => collectSource(deps, source(), { fetch, ...options });
const stored = () => deps.db.select().from(properties).orderBy(asc(properties.sourceKey));
const saleKeys = () =>
  fake.ads
    .filter(isEnforcementSale)
    .map(({ id }) => String(id))
    .sort();

it('reads a whole source: takes enforcement sales with their notices and leaves tenders out', async () => {
  const result = await collect();
  expect(result).toMatchObject({
    state: 'done',
    counts: { collected: 38, inserted: 38, changed: 0, unchanged: 0, rejected: 0, unreadable: 0, leftOut: 5 },
  });
  const rows = await stored();
  expect(rows.map(({ sourceKey }) => sourceKey)).toEqual(saleKeys());
  expect(rows[0]).toMatchObject({
    source: 'ilan.gov.tr',
    auctionId: `ILN${rows[0]?.sourceKey}`,
    description: `İlan metni ${rows[0]?.sourceKey}\n\nMuhammen bedel üzerinden satılacaktır.`,
  });
  expect(fake.detailCalls).toBe(38);
  const [run] = await deps.db.select().from(collectionRuns);
  expect(run).toMatchObject({ source: 'ilan-gov-tr', state: 'done', inserted: 38, requests: fake.site.calls.length });
});

it('the next run fetches only what is new or changed and confirms the rest', async () => {
  await collect();
  const askedBefore = fake.detailCalls;
  const [changed] = fake.ads;
  const price = changed?.adTypeFilters.find(({ key }) => key === 'Muhammen Bedeli');
  if (price) price.value = '1.700.000,00 ₺';
  fake.ads.push({ ...manyAds(1)[0], id: 9_999_999, title: 'Malatya Arapgir’de yeni daire' } as (typeof fake.ads)[0]); // a whole row
  deps.setNow(new Date('2026-11-21T09:00:00Z'));
  const result = await collect();
  expect(result.counts).toMatchObject({ collected: 39, inserted: 1, changed: 1, unchanged: 37, leftOut: 5 });
  expect(fake.detailCalls - askedBefore).toBe(2);
  const rows = await stored();
  expect(new Set(rows.map(({ lastConfirmedAt }) => lastConfirmedAt.toISOString()))).toEqual(
    new Set(['2026-11-21T09:00:00.000Z']),
  );
  expect(await deps.db.select().from(propertyChanges)).toMatchObject([{ field: 'price', newValue: 1_700_000 }]);
});

it('a listing deleted from our database is inserted again, although its row at the source is unchanged', async () => {
  await collect();
  const [gone] = await stored();
  await deps.db.delete(properties).where(eq(properties.id, gone?.id ?? 0));
  expect((await collect()).counts).toMatchObject({ inserted: 1, unchanged: 37 });
});

describe('no listing is lost or collected twice', () => {
  const expectWhole = async () => {
    const rows = await stored();
    expect(rows.map(({ sourceKey }) => sourceKey)).toEqual(saleKeys());
    expect(await deps.db.select().from(collectionRows)).toHaveLength(fake.ads.length);
  };

  it('when pages come in any order, with rows repeated and in both lists', async () => {
    fake.ads = manyAds(150);
    fake.mirrored = new Set(fake.ads.filter((_, index) => index % 3 === 0).map(({ id }) => id));
    fake.order = (ads) => [...ads.toReversed(), ...ads.slice(0, 3)];
    const result = await collect();
    expect(result).toMatchObject({ state: 'done' });
    expect(result.counts.inserted).toBe(saleKeys().length);
    expect(result.counts.collected + result.counts.leftOut).toBe(150);
    expect(fake.detailCalls).toBe(saleKeys().length);
    await expectWhole();
  });

  it('when the list shrinks while it is read', async () => {
    fake.ads = manyAds(120);
    const removals = new Set([20, 40, 60]);
    fake.beforePage = (call, skip) => {
      // Rows that were already read disappear, so the rows after them move up during the reading.
      if (call.count < 12 && removals.delete(skip)) fake.ads.splice(2, 4);
    };
    const result = await collect();
    expect(result.state).toBe('done');
    const keys = new Set((await stored()).map(({ sourceKey }) => sourceKey));
    expect(saleKeys().filter((key) => !keys.has(key))).toEqual([]);
  });

  it('when the list grows at its start while it is read', async () => {
    const late = manyAds(140).slice(100);
    fake.ads = manyAds(100);
    fake.beforePage = (call) => {
      if (call.count > 1) fake.ads.unshift(...late.splice(0, 7));
    };
    expect((await collect()).state).toBe('done');
    await expectWhole();
  });

  it('when calls occasionally fail in every possible way', async () => {
    fake.ads = manyAds(200);
    const faults: FakeAnswer[] = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 500, body: 'oops' },
      { status: 200, body: '{"result":{"ads":[{"id":1,"ti' },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><body>Bakım</body></html>' },
      { status: 200, body: '{"result":{"ads"', cutAfter: 8 },
      { status: 200, body: '{}' },
    ];
    let calls = 0;
    fake.site.quirk = ({ path }) => {
      if (path === '/robots.txt') return undefined;
      calls += 1;
      return calls % 3 === 0 ? faults[(calls / 3) % faults.length] : undefined;
    };
    const result = await collect();
    expect(result).toMatchObject({ state: 'done', counts: { unreadable: 0 } });
    await expectWhole();
  });
});

describe('a fault in one listing does not affect the others', () => {
  it('a row that cannot be read is recorded with its reason', async () => {
    fake.ads.push({ ...fake.ads[0], id: -4 } as (typeof fake.ads)[0]); // a complete row except for its id
    const result = await collect();
    expect(result).toMatchObject({ state: 'done', counts: { collected: 38, unreadable: 1 } });
    expect(await deps.db.select().from(collectionFaults)).toMatchObject([
      { kind: 'unreadable', reason: 'id: geçersiz değer' },
    ]);
  });

  it('a record that cannot be stored is recorded with its reason and not fetched again', async () => {
    const [first] = fake.ads;
    if (first) fake.noticeOf = ({ id }) => (id === first.id ? 'x'.repeat(150_000) : 'kısa');
    expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 37, rejected: 1 } });
    expect(await deps.db.select().from(collectionFaults)).toMatchObject([
      { kind: 'rejected', sourceKey: String(first?.id), reason: 'description: en çok 100000 karakter olabilir' },
    ]);
    const asked = fake.detailCalls;
    expect(await collect()).toMatchObject({ state: 'done', counts: { unchanged: 37, rejected: 1 } });
    expect(fake.detailCalls).toBe(asked);
  });

  it('a notice that cannot be fetched leaves the values of the list, and is fetched in the next run', async () => {
    const [first] = fake.ads;
    fake.site.quirk = ({ query }) => (query.get('id') === String(first?.id) ? { status: 500 } : undefined);
    expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 38, unreadable: 1 } });
    const one = async () => (await stored()).find(({ sourceKey }) => sourceKey === String(first?.id));
    expect(await one()).toMatchObject({ price: 1694357, description: null });
    fake.site.quirk = () => undefined;
    expect(await collect()).toMatchObject({ state: 'done', counts: { changed: 1, unchanged: 37 } });
    expect(await one()).toMatchObject({ description: expect.stringContaining('İlan metni') });
    // A known notice is kept when it can't be fetched for a while.
    if (first) first.title = `${first.title} yeni`;
    fake.site.quirk = ({ query }) => (query.get('id') === String(first?.id) ? { status: 500 } : undefined);
    expect(await collect()).toMatchObject({ state: 'done' });
    expect(await one()).toMatchObject({ description: expect.stringContaining('İlan metni') });
  });

  it('a page that cannot be fetched is skipped and reported, and read by the next run', async () => {
    fake.ads = manyAds(100);
    const isSpoilt = (body: string) => body.includes('"skipCount":40,') && body.includes('ats');
    fake.site.quirk = ({ path, body }) => (path === LIST_PATH && isSpoilt(body) ? { status: 500 } : undefined);
    const result = await collect();
    expect(result).toMatchObject({ state: 'failed', error: expect.stringContaining('1 parçası okunamadı') });
    expect((await stored()).length).toBeGreaterThan(50);
    fake.site.quirk = () => undefined;
    expect(await collect()).toMatchObject({ state: 'done' });
    expect((await stored()).map(({ sourceKey }) => sourceKey)).toEqual(saleKeys());
  });
});

describe('an unreachable source', () => {
  it('ends the run as failed, and the next run continues where it stopped', async () => {
    fake.ads = manyAds(100);
    let details = 0;
    fake.site.quirk = ({ path }) => {
      if (path === DETAIL_PATH) details += 1;
      return details > 30 ? { status: 503 } : undefined;
    };
    const failed = await collect();
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('503') });
    fake.site.quirk = () => undefined;
    const asked = fake.detailCalls;
    const result = await collect();
    expect(result).toMatchObject({ state: 'done', isResumed: true, runId: failed.runId });
    expect((await stored()).map(({ sourceKey }) => sourceKey)).toEqual(saleKeys());
    // Details that were already requested are not requested again.
    expect(fake.detailCalls - asked).toBeLessThanOrEqual(saleKeys().length - 30);
  });

  it('is not read when robots.txt forbids the addresses we need', async () => {
    fake.site.quirk = ({ path }) => (path === '/robots.txt' ? { body: 'User-agent: *\nDisallow: /api/' } : undefined);
    expect(await collect()).toMatchObject({ state: 'failed', error: expect.stringContaining('robots.txt') });
    expect(fake.site.calls.map(({ path }) => path)).toEqual(['/robots.txt']);
  });
});

it('a stopped run keeps what it read and resumes from there', async () => {
  const stopping = new AbortController();
  const stopped = await collect({
    signal: stopping.signal,
    onProgress: ({ step, counts }) => {
      if (step === 'detailed' && counts.collected === 20) stopping.abort();
    },
  });
  expect(stopped).toMatchObject({ state: 'stopped' });
  expect((await stored()).length).toBe(20);
  const asked = fake.detailCalls;
  expect(await collect()).toMatchObject({ state: 'done', isResumed: true, counts: { collected: 38, inserted: 38 } });
  expect(fake.detailCalls - asked).toBe(18);
});

it('refuses a second concurrent run of the same source', async () => {
  const both = await Promise.allSettled([collect(), collect()]);
  const refused = both.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { message: expect.stringContaining('başka bir süreç') } }]);
  expect(await deps.db.select().from(collectionRuns)).toHaveLength(1);
});

it('a dry run counts but stores nothing', async () => {
  const result = await collect({ isDryRun: true });
  expect(result).toMatchObject({ runId: null, counts: { collected: 38, inserted: 38, leftOut: 5 } });
  expect(fake.detailCalls).toBe(0);
  expect(await stored()).toEqual([]);
  expect(await deps.db.select().from(collectionRuns)).toEqual([]);
});

it('with a date, stops reading where all remaining listings are older', async () => {
  fake.ads = manyAds(200).map((ad, index) => ({
    ...ad,
    publishStartDate: index < 30 ? '2026-11-19T21:00:00Z' : '2026-09-01T21:00:00Z',
  }));
  const result = await collect({ since: new Date('2026-11-01T00:00:00Z') });
  expect(result.state).toBe('done');
  const pages = fake.site.calls.filter(({ path }) => path === LIST_PATH).length;
  expect(pages).toBeLessThan(14);
  expect(result.counts.collected).toBeGreaterThanOrEqual(27);
});

it('when storing fails, the run fails and its checkpoint does not pass unstored listings', async () => {
  const late = saleKeys()[20] ?? '';
  await deps.db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
  );
  await deps.db.execute(
    sql.raw(`create trigger refuse before insert on collection_rows for each row when (new.source_key = '${late}')
      execute function refuse()`),
  );
  await expect(collect({ rowsAtOnce: 10 })).rejects.toThrow();
  const seen = await deps.db.select().from(collectionRows);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(43);
  const [run] = await deps.db.select().from(collectionRuns);
  expect(run).toMatchObject({ state: 'failed', collected: seen.filter(({ verdict }) => verdict === 'taken').length });
  await deps.db.execute(sql`drop trigger refuse on collection_rows`);
  const { isResumed, counts } = await collect({ rowsAtOnce: 10 });
  expect(isResumed).toBe(true);
  expect(counts).toMatchObject({ collected: 38, leftOut: 5, rejected: 0, unreadable: 0 });
  expect((await stored()).map(({ sourceKey }) => sourceKey)).toEqual(saleKeys());
});
