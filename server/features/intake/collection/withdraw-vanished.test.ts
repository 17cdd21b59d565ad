import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { properties, propertyChanges } from '#server/database/tables/properties.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { DETAIL_PATH, type FakeAd, FakeIlanGovTr, LIST_PATH, openAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { type FakeAnswer, jsonAnswer } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';
import type { CollectOptions } from './collection-progress.ts';

let deps: TestDeps;
let fake: FakeIlanGovTr;
let fetch: PoliteFetch;
let all: FakeAd[];
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(openAds(30)).open();
  all = [...fake.ads];
  fetch = testFetch([fake.site.host], { retries: 0 });
  await collect();
});
afterEach(async () => {
  await fetch.close();
  await fake.site.close();
  await deps.close();
});

const collect = (options: Partial<CollectOptions> = {}) =>
  collectSource(deps, ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 1000 }), { fetch, ...options });

/** Sets the answer of the vanished listing's own page, instead of the 404 for a missing listing. */
function answerOwnPage(answer: FakeAnswer): void {
  fake.site.quirk = ({ path, query }) =>
    path === DETAIL_PATH && query.get('id') === String(all[0]?.id) ? answer : undefined;
}

async function statuses(): Promise<Record<string, number>> {
  const rows = await deps.db.select().from(properties).orderBy(asc(properties.id));
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('a listing missing from the list whose own page is gone is withdrawn, with its history', async () => {
  fake.ads = all.slice(1);
  deps.setNow(new Date('2026-11-22T09:00:00Z'));
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 29, changed: 1 } });
  expect(await statuses()).toEqual({ open: 29, withdrawn: 1 });
  expect(await deps.db.select().from(propertyChanges)).toMatchObject([
    { field: 'status', oldValue: 'open', newValue: 'withdrawn', changedAt: new Date('2026-11-22T09:00:00Z') },
  ]);
  // It is not requested again, and is open again once the list shows it again.
  const asked = fake.detailCalls;
  await collect();
  expect(fake.detailCalls).toBe(asked);
  fake.ads = all;
  await collect();
  expect(await statuses()).toEqual({ open: 30 });
});

it('an answer of the source that says the listing was withdrawn has the same effect', async () => {
  fake.ads = all.slice(1);
  answerOwnPage(jsonAnswer({ result: null, success: false, error: { message: 'İlan yayından kaldırılmıştır.' } }));
  await collect();
  expect(await statuses()).toEqual({ open: 29, withdrawn: 1 });
});

it.each<[string, FakeAnswer]>([
  ['still there', jsonAnswer({ result: { id: '0', content: '<p>x</p>' } })],
  ['a fault of the server', { status: 500 }],
  ['refused', { status: 403 }],
  ['a page of something else', { body: '<html>Bakım çalışması</html>' }],
  ['an error that says nothing', jsonAnswer({ result: null, error: { message: 'İşlem sırasında hata oluştu.' } })],
  ['cut off', { body: '{"result":', cutAfter: 5 }],
])('a listing stays open when its own page is %s', async (_, answer) => {
  fake.ads = all.slice(1);
  answerOwnPage(answer);
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 29, changed: 0 } });
  expect(await statuses()).toEqual({ open: 30 });
});

it('listings stay open when the pages of all missing listings are gone at once', async () => {
  fake.ads = all.slice(5);
  fake.site.quirk = ({ path }) => (path === DETAIL_PATH ? { status: 404 } : undefined);
  expect(await collect()).toMatchObject({ state: 'done' });
  expect(await statuses()).toEqual({ open: 30 });
});

it.each<[string, () => Partial<CollectOptions>, 'done' | 'failed' | 'stopped']>([
  [
    'failed',
    () => {
      fake.site.quirk = ({ path, body }) =>
        path === LIST_PATH && JSON.parse(body).skipCount === 20 ? { status: 500 } : undefined;
      return {};
    },
    'failed',
  ],
  [
    'was stopped',
    () => {
      const stopping = new AbortController();
      return {
        signal: stopping.signal,
        onProgress: ({ step }) => {
          if (step === 'listed') stopping.abort();
        },
      };
    },
    'stopped',
  ],
  ['was to read only what is new', () => ({ since: new Date('2026-11-01T00:00:00Z') }), 'done'],
  ['was only tried out', () => ({ isDryRun: true }), 'done'],
])('a run that %s withdraws nothing', async (_, prepare, state) => {
  fake.ads = all.slice(1);
  const asked = fake.detailCalls;
  expect(await collect(prepare())).toMatchObject({ state });
  expect(fake.detailCalls).toBe(asked);
  expect(await statuses()).toEqual({ open: 30 });
});

it('an auction past its end is not looked up, because it has ended', async () => {
  fake.ads = all.slice(1);
  deps.setNow(new Date('2026-12-27T09:00:00Z'));
  const asked = fake.detailCalls;
  await collect();
  expect(fake.detailCalls).toBe(asked);
});
