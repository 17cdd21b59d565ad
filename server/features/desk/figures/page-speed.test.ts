import { afterAll, beforeEach, expect, it } from 'vitest';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { Tally } from './tally.ts';

cheapHashes();
const { deps, app } = await openTestApp();
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'daily_figures');
});
afterAll(() => deps.close());

const report = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  app.inject({
    method: 'POST',
    url: '/api/page-speed',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

it('the desk shows the 75th percentile of a day for each kind of page', async () => {
  const tally = new Tally(deps);
  tally.count('lcp/search/1', 'lcp/search/1', 'lcp/search/1', 'lcp/search/9', 'inp/search/0', 'cls/home/0');
  await tally.flush();
  const { token } = await enterDesk(app, deps, 'yonetici');
  const { json } = await callApi(app, 'GET', '/api/desk/figures/speed', { token });
  expect(json).toHaveLength(1);
  expect(json[0].day).toBe('2026-11-20');
  const page = (name: string) => json[0].pages.find((one: { page: string }) => one.page === name);
  expect(page('search')).toEqual({
    page: 'search',
    lcp: { p75: 600, count: 4 },
    inp: { p75: 16, count: 1 },
    cls: null,
  });
  expect(page('home')).toMatchObject({ lcp: null, cls: { p75: 0, count: 1 } });
});

it('a valid report gets an empty answer, and an invalid one is refused in Turkish', async () => {
  expect((await report({ page: 'search', lcp: 812.4, inp: 56, cls: 0 })).statusCode).toBe(204);
  for (const wrong of [{ page: 'x' }, { page: 'home', lcp: -1 }, { page: 'home', lcp: 1e9 }, 7])
    expect((await report(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  expect((await report({ page: 'home', lcp: 1, pad: 'x'.repeat(600) })).statusCode).toBe(413);
});

it('counts only by day, page and step, and ignores reports about unknown pages', async () => {
  const site = await openTestApp({}, { isAlone: true });
  await site.app.inject({
    method: 'POST',
    url: '/api/page-speed',
    headers: { 'sec-fetch-site': 'same-origin', cookie: 'peyda_device=abc', 'x-forwarded-for': '203.0.113.9' },
    payload: { page: 'listing', lcp: 950, inp: 90, cls: 0.02 },
  });
  await site.app.inject({ method: 'POST', url: '/api/page-speed', payload: { page: 'listing', lcp: 950 } });
  await site.app.close();
  const { rows } = await site.deps.db.$client.query<{ figure: string; value: string }>(
    `select figure, value from daily_figures where figure like '%/%' order by figure`,
  );
  await site.deps.close();
  expect(rows.map(({ figure, value }) => `${figure} ${value}`)).toEqual([
    'cls/listing/3 1',
    'inp/listing/4 1',
    'lcp/listing/3 1',
  ]);
});
