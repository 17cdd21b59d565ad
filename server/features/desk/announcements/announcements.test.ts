import { afterAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#shared/text/dates.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let token: string;
beforeEach(async () => {
  await deps.db.$client.query('truncate announcements restart identity');
  // Past the cache entries of the previous test.
  now += DAY_MS;
  goTo(0);
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(() => deps.close());

const MINUTE_MS = 60_000;
let now = TEST_NOW.getTime();
const at = (minutes: number) => new Date(now + minutes * MINUTE_MS);
const goTo = (minutes: number) => deps.setNow(at(minutes));
const desk = (url = '', body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/announcements${url}`, { token, ...(body && { body }) });
const given = (from: number, until: number, more: object = {}) => ({
  text: 'Bu gece 01.00 ile 02.00 arasında bakım var.',
  linkLabel: 'Durum sayfası',
  linkAddress: '/durum',
  startsAt: at(from).toISOString(),
  endsAt: at(until).toISOString(),
  why: 'Planlı bakım',
  ...more,
});
const shown = async () =>
  (await callApi(app, 'GET', '/api/announcements')).json.announcements.map(({ text }: { text: string }) => text);

it('an announcement is shown to everyone from one hour before its start until its end', async () => {
  expect((await desk('', given(90, 180))).status).toBe(200);
  expect(await shown()).toEqual([]);
  goTo(31);
  expect((await callApi(app, 'GET', '/api/announcements')).json.announcements).toEqual([
    {
      id: 1,
      text: 'Bu gece 01.00 ile 02.00 arasında bakım var.',
      link: { label: 'Durum sayfası', address: '/durum' },
      startsAt: at(90).toISOString(),
      endsAt: at(180).toISOString(),
    },
  ]);
  goTo(181);
  expect(await shown()).toEqual([]);
});

it('a change or removal shows within seconds, and the log says who did it and why', async () => {
  await desk('', given(0, 60));
  await desk('/1', given(0, 60, { text: 'Bakım ertelendi, bu gece yapılmayacak.', linkLabel: '', linkAddress: '' }));
  goTo(1);
  expect(await shown()).toEqual(['Bakım ertelendi, bu gece yapılmayacak.']);
  expect((await desk('/1/end', { why: 'Bitti' })).status).toBe(200);
  expect((await desk('/1/end', { why: 'Bitti' })).status).toBe(200);
  goTo(2);
  expect(await shown()).toEqual([]);
  expect((await desk()).json.announcements).toMatchObject([{ id: 1, endsAt: at(1).toISOString() }]);
  const { rows } = await deps.db.$client.query(
    `select act, reason from audit_log where subject = 'announcement' order by id desc limit 3`,
  );
  expect(rows.map(({ act, reason }) => `${act} ${reason}`)).toEqual([
    'announcement.end Bitti',
    'announcement.change Planlı bakım',
    'announcement.publish Planlı bakım',
  ]);
});

it('an announcement ended before its start never shows on the pages', async () => {
  await desk('', given(30, 60));
  await desk('/1/end', { why: 'Vazgeçildi' });
  expect((await desk()).json.announcements).toEqual([]);
});

it('no more than two run at a time, even if two are created concurrently', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => desk('', given(0, 60))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect((await desk('', given(61, 90))).status).toBe(200);
  // An announcement does not count as a conflict with itself.
  expect((await desk('/1', given(0, 59))).status).toBe(200);
});

it.each([
  [{ text: 'Kısa' }, 'text'],
  [{ text: 'x'.repeat(301) }, 'text'],
  [{ linkAddress: 'javascript:alert(1)' }, 'linkAddress'],
  [{ linkAddress: '//kotu.example' }, 'linkAddress'],
  [{ linkAddress: '/\\kotu.example' }, 'linkAddress'],
  [{ linkAddress: '' }, 'linkAddress'],
  [{ linkLabel: '' }, 'linkLabel'],
  [{ endsAt: '2020-01-01T00:00:00Z', startsAt: '2019-01-01T00:00:00Z' }, 'endsAt'],
  [{ endsAt: '2027-11-20T09:00:00Z', startsAt: '2027-11-21T09:00:00Z' }, 'endsAt'],
  [{ startsAt: 'yarın' }, 'startsAt'],
  [{ why: '' }, 'why'],
])('refuses %o', async (change, field) => {
  expect((await desk('', given(0, 60, change))).json).toMatchObject({ code: 'INVALID_PARAMETER', field });
});

it('an unknown number is answered with 404', async () => {
  expect((await desk('/99', given(0, 60))).status).toBe(404);
  expect((await desk('/99/end', { why: 'Yok' })).status).toBe(404);
});
