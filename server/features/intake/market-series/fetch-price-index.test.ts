import { afterEach, beforeEach, expect, it } from 'vitest';
import { marketSeries } from '#server/database/tables/market-series.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { monthsLater } from '#shared/price-index/index-months.ts';
import { INDEX_CODES } from '#shared/price-index/index-regions.ts';
import { type FakeAnswer, FakeSite } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { fetchPriceIndex } from './fetch-price-index.ts';

const KEY = 'operator-key';
let deps: TestDeps;
let site: FakeSite;
let fetch: PoliteFetch;
/** The answer of the fake data service to the right key. */
let answer: () => FakeAnswer;
beforeEach(async () => {
  deps = await openTestDeps();
  answer = () => ({ body: JSON.stringify(index(24)) });
  site = await new FakeSite(({ path, headers }) => {
    if (path === '/robots.txt') return { status: 404 };
    return headers.key === KEY ? answer() : { status: 403, body: '<html>Forbidden</html>' };
  }).open();
  fetch = testFetch([site.host]);
});
afterEach(async () => {
  await fetch.close();
  await site.close();
  await deps.close();
});

type Item = Record<string, unknown>;
/** An answer with this many months up to a last one; each series grows by one per month. */
const index = (count: number, last = '2026-10', factor = 1): { totalCount: number; items: Item[] } => ({
  totalCount: count,
  items: Array.from({ length: count }, (_, at): Item => {
    const month = monthsLater(last, at + 1 - count);
    const value = (100 + monthsSince(month)) * factor;
    const cells = INDEX_CODES.map((code) => [`TP_KFE_${code}`, value.toFixed(2)]);
    return { Tarih: month.replace(/-0?/, '-'), ...Object.fromEntries(cells), UNIXTIME: { $numberLong: '1' } };
  }),
});
const monthsSince = (month: string) => (Number(month.slice(0, 4)) - 2024) * 12 + Number(month.slice(5));
const run = (key: string | undefined = KEY) =>
  fetchPriceIndex({ ...deps, config: { EVDS_KEY: key, EVDS_URL: site.origin } }, fetch);
const stored = async () => (await deps.db.select().from(marketSeries)).length;
const asked = () => site.calls.filter(({ path }) => path !== '/robots.txt');

it('fetches all months with the key in a header, and asks again only when the next one is due', async () => {
  expect(await run()).toEqual({ asked: 20, inserted: 480, updated: 0 });
  expect(asked()).toHaveLength(1);
  const [call] = asked();
  expect(call?.path).toContain('series=TP.KFE.TR-TP.KFE.TR10-');
  expect(call?.path).not.toContain(KEY);
  // In November, October is the last month that can be published.
  expect(await run()).toEqual({ asked: 0, inserted: 0, updated: 0 });
  deps.setNow(new Date('2026-12-16T09:00:00Z'));
  answer = () => ({ body: JSON.stringify(index(25, '2026-11')) });
  expect(await run()).toMatchObject({ inserted: 20, updated: 0 });
});

it('does nothing without a key', async () => {
  expect(await fetchPriceIndex({ ...deps, config: { EVDS_KEY: undefined, EVDS_URL: site.origin } }, fetch)).toEqual({
    asked: 0,
    inserted: 0,
    updated: 0,
  });
  expect(site.calls).toEqual([]);
});

it.each<[string, () => FakeAnswer, string]>([
  ['a page instead of data', () => ({ body: '<!doctype html><title>EVDS</title>' }), 'EVDS_KEY'],
  ['no answer that it can read', () => ({ body: '{"items": [' }), 'konut fiyat endeksi yok'],
  ['an empty answer', () => ({ body: '{"totalCount":0,"items":[]}' }), 'endeksi yok'],
  ['too many requests', () => ({ status: 429, headers: { 'retry-after': '9000' } }), '429'],
  ['a fault of the service', () => ({ status: 500 }), '500'],
  ['another base without all months', () => ({ body: JSON.stringify(index(3, '2026-11', 0.1)) }), 'bazı değişmiş'],
  ['a redirect to another site', () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/x' } }), ''],
])('%s fails with a reason, and the last good series is kept', async (_name, faulty, reason) => {
  await run();
  deps.setNow(new Date('2026-12-16T09:00:00Z'));
  answer = faulty;
  await expect(run()).rejects.toThrow(reason);
  expect(await stored()).toBe(480);
});

it('a wrong key fails with a message', async () => {
  await expect(run('wrong')).rejects.toThrow('403');
  expect(await stored()).toBe(0);
});

it('accepts a series with missing months, and a complete series of another base', async () => {
  const gappy = index(24);
  for (const code of ['TR10', 'TR51']) delete gappy.items[5]?.[`TP_KFE_${code}`];
  answer = () => ({ body: JSON.stringify(gappy) });
  expect(await run()).toMatchObject({ inserted: 478 });
  deps.setNow(new Date('2026-12-16T09:00:00Z'));
  answer = () => ({ body: JSON.stringify(index(25, '2026-11', 0.1)) });
  expect(await run()).toMatchObject({ inserted: 22, updated: 478 });
});
