import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { collectSource } from '#server/features/intake/collection/index.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { type FakeAnswer, FakeSite } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { httpFeedSource } from './http-feed-source.ts';

let deps: TestDeps;
let site: FakeSite;
let fetch: PoliteFetch;
let answer: FakeAnswer;
beforeEach(async () => {
  deps = await openTestDeps();
  site = await new FakeSite((call) => {
    if (call.path === '/robots.txt') return { status: 404 };
    if (answer.headers?.etag && call.headers['if-none-match'] === answer.headers.etag) return { status: 304 };
    return answer;
  }).open();
  fetch = testFetch([site.host]);
});
afterEach(async () => {
  await fetch.close();
  await site.close();
  await deps.close();
});

const collect = () =>
  collectSource(deps, httpFeedSource({ url: `${site.origin}/ilanlar`, name: 'ortak', intervalMs: 1000 }), { fetch });
const stored = () => deps.db.select().from(properties).orderBy(asc(properties.sourceKey));
const LISTING = { title: 'Daire', categoryNumber: '1', il: 'Ankara', price: 5 };

it.each([
  [
    'JSON',
    JSON.stringify({
      properties: [
        { ...LISTING, id: 1 },
        { ...LISTING, id: 2 },
      ],
    }),
  ],
  ['NDJSON', [1, 2].map((id) => JSON.stringify({ ...LISTING, id })).join('\n')],
  ['CSV', 'id,title,categoryNumber,il,price\n1,Daire,1,Ankara,5\n2,Daire,1,Ankara,5\n'],
])('a feed in %s is read', async (_format, body) => {
  answer = { body };
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 2 } });
  expect(await stored()).toMatchObject([
    { sourceKey: '1', source: 'ortak', il: 'Ankara', price: 5 },
    { sourceKey: '2' },
  ]);
});

it('an unchanged feed is not downloaded again, and its listings are confirmed', async () => {
  answer = { body: JSON.stringify([{ ...LISTING, id: 1 }]), headers: { etag: '"a"' } };
  await collect();
  deps.setNow(new Date('2026-11-21T09:00:00Z'));
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 1, unchanged: 1 } });
  expect(site.calls.at(-1)?.headers['if-none-match']).toBe('"a"');
  expect((await stored())[0]?.lastConfirmedAt).toEqual(new Date('2026-11-21T09:00:00Z'));
  // A third run still knows which listings the second confirmed.
  expect(await collect()).toMatchObject({ counts: { collected: 1, unchanged: 1 } });
});

it('a feed cannot supply listings under the name of another source', async () => {
  answer = { body: JSON.stringify([{ ...LISTING, id: 1, source: 'ilan.gov.tr' }]) };
  await collect();
  expect(await stored()).toMatchObject([{ source: 'ortak' }]);
});

it('a bad record does not affect the others', async () => {
  answer = { body: JSON.stringify([{ ...LISTING, id: 1 }, { ...LISTING, id: 2, il: 'Yok' }, 7]) };
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 1, unreadable: 2 } });
});

it.each([
  ['a page for people', '<html>Bakım</html>'],
  ['nothing', ''],
])('%s ends the run as failed', async (_what, body) => {
  answer = { body };
  expect(await collect()).toMatchObject({ state: 'failed', error: expect.stringContaining('Veri akışı') });
});
