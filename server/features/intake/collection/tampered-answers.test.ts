import { constants, createBrotliCompress, gzipSync } from 'node:zlib';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectionFaults } from '#server/database/tables/collection.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { DETAIL_PATH, FakeIlanGovTr, LIST_PATH, realAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';

let deps: TestDeps;
let fake: FakeIlanGovTr;
let fetch: PoliteFetch;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(realAds().slice(0, 3)).open();
  fetch = testFetch([fake.site.host], { retries: 1 });
});
afterEach(async () => {
  await fetch.close();
  await fake.site.close();
  await deps.close();
});

const collect = () => collectSource(deps, ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 1000 }), { fetch });
const stored = () => deps.db.select().from(properties).orderBy(asc(properties.sourceKey));

const SQL = "'); drop table properties; --";
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

it('SQL and HTML in an answer are stored as text, and scripts are removed', async () => {
  const [first] = fake.ads;
  if (first) {
    first.title = `Daire ${SQL}`;
    first.advertiserName = `İCRA ${SQL} ${SCRIPT}`;
  }
  fake.noticeOf = () => `<p>Satış ${SQL}</p><script>document.cookie</script><style>p{}</style><p onclick="x()">Son</p>`;
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 3 } });
  const row = (await stored()).find(({ sourceKey }) => sourceKey === String(first?.id));
  expect(row?.title).toBe(`Daire ${SQL}`);
  expect(row?.description).toBe(`Satış ${SQL}\n\nSon`);
  const { rows } = await deps.db.execute(sql`select count(*)::int as count from properties`);
  expect(rows).toEqual([{ count: 3 }]);
});

it.each([
  ['../../../../etc/passwd'],
  ['//evil.example/x'],
  ['/\\evil.example/x'],
  ['javascript:alert(1)'],
  ['/ilan/../../x'],
])('an address like %s never leads away from the source’s site', async (address) => {
  const [first] = fake.ads;
  if (first) first.urlStr = address;
  await collect();
  for (const { sourceUrl } of await stored())
    expect(sourceUrl === null || sourceUrl.startsWith('https://www.ilan.gov.tr/')).toBe(true);
});

it('an id that is a path is not used in any address', async () => {
  fake.ads.push({ ...fake.ads[0], id: '../../admin' } as unknown as (typeof fake.ads)[0]); // no honest site sends this
  expect(await collect()).toMatchObject({ counts: { inserted: 3, unreadable: 1 } });
  expect(fake.site.calls.every(({ path }) => [LIST_PATH, DETAIL_PATH, '/robots.txt'].includes(path))).toBe(true);
});

it('broken characters are kept out of the database, including its record of faults', async () => {
  const [first, second] = fake.ads;
  if (first) first.title = 'Daire \u0000 \ud800 son';
  if (second)
    second.adTypeFilters = [
      { key: 'İlan Türü', value: 'İCRA' },
      { key: 'Muhammen Bedeli', value: 'çok \u0000\udfff' },
    ];
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 2, unreadable: 1 } });
  expect(await deps.db.select().from(collectionFaults)).toHaveLength(1);
});

it('personal data in unreadable records is masked', async () => {
  fake.ads.push({
    id: 'x',
    title: 'T.C. 10000000146 IBAN TR330006100519786457841326',
  } as unknown as (typeof fake.ads)[0]); // an incomplete row
  await collect();
  const [fault] = await deps.db.select().from(collectionFaults);
  expect(JSON.stringify(fault)).not.toMatch(/10000000146|TR330006100519786457841326/);
});

it('does not download an answer that declares a length of 10 GB', async () => {
  const [first] = fake.ads;
  fake.site.quirk = ({ query }) => (query.get('id') === String(first?.id) ? { claims: 10_000_000_000 } : undefined);
  const began = performance.now();
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 3, unreadable: 1 } });
  expect(performance.now() - began).toBeLessThan(4000);
  expect(await deps.db.select().from(collectionFaults)).toMatchObject([{ reason: expect.stringContaining('büyük') }]);
});

it.each(['gzip', 'br'])('stops unpacking an answer (%s) that would expand to gigabytes', async (encoding) => {
  const bomb = encoding === 'gzip' ? gzipSync(Buffer.alloc(300_000_000)) : await brotli(300_000_000);
  expect(bomb.length).toBeLessThan(1_000_000);
  const [first] = fake.ads;
  fake.site.quirk = ({ query }) =>
    query.get('id') === String(first?.id) ? { headers: { 'content-encoding': encoding }, body: bomb } : undefined;
  const before = process.memoryUsage().arrayBuffers;
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 3, unreadable: 1 } });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
});

async function brotli(bytes: number): Promise<Buffer> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => stream.on('end', resolve));
  for (let at = 0; at < bytes; at += 10_000_000) stream.write(Buffer.alloc(10_000_000));
  stream.end();
  await ended;
  return Buffer.concat(chunks);
}

it.each([
  [{ result: { ads: [], numFound: 25_000 } }, /boş bir liste/],
  [{ result: { ads: [] } }, /boş bir liste/],
  [{ result: { items: [] } }, /beklenen biçimde değil/],
  [{ result: null, success: false, error: { message: 'x' } }, /beklenen biçimde değil/],
])('%j instead of the list fails the run with a reason', async (answer, reason) => {
  fake.site.quirk = ({ path }) => (path === LIST_PATH ? { body: JSON.stringify(answer) } : undefined);
  expect(await collect()).toMatchObject({ state: 'failed', error: expect.stringMatching(reason) });
});

it('stops reading an endless list', async () => {
  let id = 5_000_000;
  fake.site.quirk = ({ path }) => {
    if (path !== LIST_PATH) return undefined;
    const ads = Array.from({ length: 20 }, () => {
      id += 1;
      return { id, title: 'İhale', adTypeFilters: [{ key: 'İlan Türü', value: 'İHALE' }] };
    });
    return { body: JSON.stringify({ result: { ads, numFound: 1e15 } }) };
  };
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 0 } });
});
