import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { RENDERING_HEADERS } from '#server/platform/rendering-mark.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldViews } from './count-view.ts';

const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' });
let ids: number[] = [];

beforeAll(async () => {
  await recordListings(
    deps,
    Array.from({ length: 12 }, () => makeListingRecord({ endDate: null })),
  );
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by id');
  ids = rows.map(({ id }) => Number(id));
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const open = (at: number, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  app.inject({ url: `/api/properties/${ids[at]}`, headers, remoteAddress });

async function newBrowser(remoteAddress?: string): Promise<Record<string, string>> {
  const { cookies } = await open(0, {}, remoteAddress);
  const mark = cookies.find(({ name }) => name === 'peyda_device');
  expect(mark).toMatchObject({ httpOnly: true, maxAge: 3 * 24 * 60 * 60 });
  return { cookie: `peyda_device=${encodeURIComponent(mark?.value ?? '')}` };
}

async function newMember(): Promise<Record<string, string>> {
  const { token } = await registerMember(app);
  return { authorization: `Bearer ${token}` };
}

it.each([
  ['a browser', newBrowser],
  ['a member', newMember],
])('%s opens five different listings a day, each as often as wanted', async (_, enter) => {
  const headers = await enter();
  for (const [at, left] of [4, 3, 2, 1, 0].entries()) {
    expect((await open(at, headers)).json()).toMatchObject({ viewsLeftToday: left });
    expect((await open(at, headers)).json()).toMatchObject({ viewsLeftToday: left });
  }
  const sixth = await open(5, headers);
  expect(sixth.statusCode).toBe(403);
  expect(sixth.json()).toEqual({
    code: 'DAILY_LIMIT',
    message: 'Ücretsiz üyelikle günde 5 farklı ilan açabilirsiniz; bugünkü hakkınız doldu.',
  });
  expect((await open(2, headers)).statusCode).toBe(200);
});

it('the count starts again at midnight in Istanbul', async () => {
  // 20 November, 23:59:59 in Istanbul.
  const lastSecond = new Date('2026-11-20T20:59:59Z');
  deps.setNow(lastSecond);
  const headers = await newBrowser();
  for (const at of [0, 1, 2, 3, 4]) expect((await open(at, headers)).statusCode).toBe(200);
  expect((await open(5, headers)).statusCode).toBe(403);
  deps.setNow(new Date(lastSecond.getTime() + 1000));
  expect((await open(5, headers)).json()).toMatchObject({ viewsLeftToday: 4 });
});

it('a clock set back restores the count of that day', async () => {
  const headers = await newBrowser();
  for (const at of [0, 1, 2, 3, 4]) await open(at, headers);
  deps.setNow(new Date(TEST_NOW.getTime() + 24 * 60 * 60 * 1000));
  expect((await open(5, headers)).statusCode).toBe(200);
  deps.setNow(TEST_NOW);
  expect((await open(6, headers)).statusCode).toBe(403);
});

it('two tabs that open listings concurrently share the five', async () => {
  const headers = await newBrowser();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((at) => open(at, headers)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
});

it('a missing listing does not count', async () => {
  const headers = await newBrowser();
  for (let id = 0; id < 10; id += 1)
    expect((await app.inject({ url: `/api/properties/${9_000_000 + id}`, headers })).statusCode).toBe(404);
  expect((await open(1, headers)).json()).toMatchObject({ viewsLeftToday: 3 });
});

it('pages rendered on the server and searches are not counted', async () => {
  const headers = await newBrowser();
  for (const at of ids.keys())
    expect((await open(at, { ...headers, ...RENDERING_HEADERS })).json()).toMatchObject({ viewsLeftToday: null });
  for (let page = 1; page < 9; page += 1) await app.inject({ url: `/api/properties/search?page=${page}`, headers });
  expect((await open(1, headers)).json()).toMatchObject({ viewsLeftToday: 3 });
});

it('a forged rendering header still counts', async () => {
  const headers = await newBrowser();
  const answer = await open(1, { ...headers, 'x-peyda-rendering': 'x'.repeat(43) });
  expect(answer.json()).toMatchObject({ viewsLeftToday: 3 });
});

it.each([
  'peyda_device=device-2026-11-20-AAAAAAAAAAAAAAAAAAAAAA',
  'peyda_device=%E0%A4%A',
  'peyda_device=',
  'a=b; ;;=;',
])('an invalid mark (%s) is replaced by a valid one', async (cookie) => {
  const answer = await open(0, { cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.map(({ name }) => name)).toContain('peyda_device');
});

it('in a network whose browsers never return, all after the fifteenth share one count', async () => {
  const network = '2001:db8:1:2::';
  for (let at = 0; at < 15; at += 1) await newBrowser(`${network}${at.toString(16)}`);
  for (const at of [0, 1, 2, 3, 4]) expect((await open(at, {}, `${network}ffff`)).statusCode).toBe(200);
  const sixth = await open(5, {}, `${network}aaaa`);
  expect(sixth.statusCode).toBe(403);
  expect(sixth.cookies).toEqual([]);
  // Other networks are not affected.
  expect((await open(5, {}, '2001:db8:1:3::1')).statusCode).toBe(200);
});

it('a network whose browsers return, like an office’s, gets up to two hundred', async () => {
  const address = '203.0.113.88';
  for (let at = 0; at < 200; at += 1) await open(1, await newBrowser(address), address);
  for (const at of [0, 1, 2, 3, 4]) expect((await open(at, {}, address)).cookies).toEqual([]);
  expect((await open(5, {}, address)).statusCode).toBe(403);
});

it('the desk lists networks that drop the cookie, by a prefix of their hash', async () => {
  for (let at = 0; at < 30; at += 1) await open(at % 12, {}, '203.0.113.99');
  const { headers } = await enterDesk(app, deps, 'yonetici');
  const listed = (await app.inject({ url: '/api/desk/figures/networks', headers })).json();
  const dropper = {
    day: '2026-11-20',
    network: expect.stringMatching(/^[\w-]{8}$/),
    browsers: 15,
    returned: 0,
    listings: 20,
  };
  expect(listed).toContainEqual(dropper);
});

it('counts are deleted after yesterday', async () => {
  await newBrowser();
  expect(await forgetOldViews(deps)).toEqual({ views: 0, devices: 0 });
  deps.setNow(new Date(TEST_NOW.getTime() + 10 * 24 * 60 * 60 * 1000));
  expect((await forgetOldViews(deps)).views).toBeGreaterThan(0);
  const { rows } = await deps.db.$client.query('select from daily_views union all select from daily_devices');
  expect(rows).toEqual([]);
});
