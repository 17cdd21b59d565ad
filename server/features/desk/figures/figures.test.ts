import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { callApi, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { noteFigures, tallyUse } from './index.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const db = deps.db.$client;
let token: string;
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  token = (await enterDesk(app, deps, 'yonetici')).token;
  await emptyTables(deps, 'daily_figures');
});
afterAll(() => deps.close());

const read = async (by = 'day') => {
  const { json } = await callApi(app, 'GET', `/api/desk/figures?by=${by}`, { token });
  return json.periods as { start: string; values: Record<string, number> }[];
};
const today = async () => (await read()).at(-1)?.values ?? {};

const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' };
const LOAD = { ...BROWSER, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const FROM_OUTSIDE = { ...LOAD, 'sec-fetch-site': 'none' };
const FROM_US = { ...LOAD, 'sec-fetch-site': 'same-origin' };
const CALL = { ...BROWSER, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

/** Runs requests on a site in which every address exists, except one that fails. Closing the site stores the counts. */
async function visit(calls: readonly (readonly [url: string, headers: object])[]): Promise<void> {
  const site: App = Fastify();
  tallyUse(site, deps);
  site.get('/api/hata', () => {
    throw new Error('down');
  });
  site.get('*', async () => 'here');
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  for (const [url, headers] of calls) await (await fetch(origin + url, { headers: { ...headers } })).text();
  await site.close();
}

describe('usage is counted', () => {
  it('by kind of page, and as a visit only for arrivals from elsewhere', async () => {
    await visit([
      ['/', FROM_OUTSIDE],
      ['/search?city=Ankara', FROM_US],
      ['/ilan/7', FROM_US],
      ['/ilan/7?kaynak=ileti', { ...LOAD, 'sec-fetch-site': 'cross-site' }],
      ['/icra/ankara', FROM_US],
      ['/sss', FROM_US],
      ['/iletisim', FROM_US],
    ]);
    expect(await today()).toEqual({
      requests: 7,
      visits: 2,
      pagesHome: 1,
      pagesSearch: 1,
      pagesListing: 2,
      pagesPlace: 1,
      pagesHelp: 1,
      pagesOther: 1,
      searches: 1,
      alertOpens: 1,
    });
  });

  it('by the calls of a page: a new search and a listing, but not the next page of results', async () => {
    await visit([
      ['/api/properties/search-ai?query=arsa', CALL],
      ['/api/properties/search-ai?query=arsa&page=1', CALL],
      ['/api/properties/search-ai?query=arsa&page=2', CALL],
      ['/api/properties/7', CALL],
      ['/api/properties/suggestions?query=ar', CALL],
    ]);
    expect(await today()).toEqual({ requests: 5, searches: 2, listingOpens: 1 });
  });

  it('for people only: without robots, programs, prefetches and the desk', async () => {
    await visit([
      ['/', { ...FROM_OUTSIDE, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['/', { 'user-agent': 'curl/8' }],
      ['/', { ...FROM_OUTSIDE, 'sec-purpose': 'prefetch' }],
      ['/yonetim', FROM_OUTSIDE],
      ['/api/properties/7', { ...CALL, 'sec-fetch-site': 'cross-site' }],
      ['/assets/x.js', FROM_US],
      ['/healthz', {}],
    ]);
    expect(await today()).toEqual({ requests: 5 });
  });

  it('with failures, and summed over all processes', async () => {
    await Promise.all([visit([['/api/hata', CALL]]), visit([['/api/hata', CALL]]), visit([['/', FROM_OUTSIDE]])]);
    expect(await today()).toMatchObject({ requests: 3, errors: 2, visits: 1 });
  });

  it('without personal data: a day contains only numbers', async () => {
    await visit([
      ['/ilan/7?kaynak=ileti', { ...FROM_OUTSIDE, cookie: 'peyda_device=abc', 'x-forwarded-for': '203.0.113.9' }],
    ]);
    const { rows } = await db.query('select daily_figures::text as row from daily_figures order by 1');
    expect(rows.map(({ row }) => row)).toEqual([
      '(2026-11-20,alertOpens,1)',
      '(2026-11-20,pagesListing,1)',
      '(2026-11-20,requests,1)',
      '(2026-11-20,visits,1)',
    ]);
  });
});

it('members, trials, payments, mails and answers count on their day and stay counted after deletion', async () => {
  deps.setNow(inDays(-1));
  const { email } = await registerAccount(app);
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email]);
  const member = rows[0]?.id;
  await db.query('update users set created_at = $2 where id = $1', [member, inDays(-1)]);
  await db.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 29.99, 'havale', 'a', $2, $3), ($1, 1, 'havale', 'b', $4, $2)`,
    [member, inDays(-1), inDays(29), inDays(-31)],
  );
  await db.query(
    `insert into outbox (kind, key, user_id, facts, state, next_try_at, created_at, finished_at)
     values ('notification', 'a', $1, '{}', 'sent', $2, $2, $2), ('notification', 'b', $1, '{}', 'dead', $2, $2, $2)`,
    [member, inDays(-1)],
  );
  await db.query(
    `insert into support_conversations (kind, name, email, due_at, first_answered_at, created_at, updated_at)
     values ('form', 'x', 'x@ornek.example', $1, $2, $3, $2), ('form', 'x', 'x@ornek.example', $2, $2, $1, $2)`,
    [inDays(-1.1), inDays(-1), inDays(-1.2)],
  );
  await db.query(
    `insert into collection_runs (source, state, started_at, finished_at) values ('a', 'done', $1, $1), ('b', 'done', $2, $2)`,
    [inDays(-1.5), inDays(-1.1)],
  );
  await noteFigures(deps);
  const counted = {
    signUps: 1,
    payments: 1,
    paidKurus: 2999,
    premiumMembers: 1,
    premiumEnded: 0,
    alertsSent: 1,
    firstAnswers: 2,
    firstAnswersLate: 1,
    firstAnswerMinutes: 432,
    dataAgeMinutes: 720,
  };
  expect(await today()).toMatchObject(counted);
  deps.setNow(TEST_NOW);
  await db.query('delete from outbox');
  await db.query('delete from support_conversations');
  await db.query('delete from users where id = $1', [member]);
  await noteFigures(deps);
  await noteFigures(deps);
  expect((await read()).find(({ start }) => start === '2026-11-19')?.values).toMatchObject(counted);
  expect(await today()).toMatchObject({ payments: 0, premiumMembers: 0 });
});

it('a premium that ends counts as lost unless its member renews by the next day', async () => {
  const { email } = await registerAccount(app);
  const pay = (reference: string, from: Date, until: Date) =>
    db.query(
      `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
       select id, 1, 'havale', $2, $3, $4 from users where email = $1`,
      [email, reference, from, until],
    );
  await pay('c', inDays(-30), inDays(-0.1));
  await noteFigures(deps);
  expect(await today()).toMatchObject({ premiumEnded: 1, premiumMembers: 0 });
  deps.setNow(inDays(1));
  // The first session has expired.
  token = (await enterDesk(app, deps, 'yonetici')).token;
  await pay('d', inDays(1), inDays(31));
  await noteFigures(deps);
  expect((await read()).map(({ start, values }) => [start, values.premiumEnded])).toEqual(
    expect.arrayContaining([
      ['2026-11-20', 0],
      ['2026-11-21', 0],
    ]),
  );
});

describe('the page', () => {
  const put = (day: string, figure: string, value: number) =>
    db.query('insert into daily_figures values ($1, $2, $3)', [day, figure, value]);

  it('sums days into weeks and months, and takes the last or worst value of figures that can’t be summed', async () => {
    await put('2026-11-09', 'visits', 1);
    await put('2026-11-16', 'visits', 10);
    await put('2026-11-20', 'visits', 100);
    await put('2026-11-16', 'premiumMembers', 9);
    await put('2026-11-20', 'premiumMembers', 7);
    await put('2026-11-16', 'dataAgeMinutes', 600);
    await put('2026-11-20', 'dataAgeMinutes', 30);
    expect(await read('week')).toEqual([
      { start: '2026-11-09', values: { visits: 1 } },
      { start: '2026-11-16', values: { visits: 110, premiumMembers: 7, dataAgeMinutes: 600 } },
    ]);
    expect(await read('month')).toMatchObject([{ start: '2026-11-01', values: { visits: 111 } }]);
    expect((await callApi(app, 'GET', '/api/desk/figures?by=year', { token })).json).toMatchObject({ field: 'by' });
  });

  it('is also available as a spreadsheet file without formulas', async () => {
    await put('2026-11-20', 'visits', 3);
    await put('2026-11-20', 'requests', 8);
    await put('2026-11-20', 'errors', 1);
    const answer = await app.inject({
      url: '/api/desk/figures.csv?by=day',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-disposition']).toContain('peyda-sayilar-day.csv');
    const [head = '', line = ''] = answer.body.split('\r\n');
    const cells = Object.fromEntries(head.split(';').map((name, at) => [name, line.split(';')[at]]));
    expect(cells).toMatchObject({ 'Ziyaret: Dışarıdan geliş': '3', 'Hata oranı': '12,5', 'Gelir: Ödenen': '' });
    expect(answer.body.split(/[;\r\n]+/).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});
