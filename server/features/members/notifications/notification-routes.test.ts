import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { notificationSummarySchema, notificationsSchema } from '#shared/notifications.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
await createAlert(deps, ali.id, { alertName: 'Ankara', searchCriteria: { city: ['Ankara'] } });
afterAll(() => deps.close());
beforeEach(async () => {
  await emptyTables(deps, 'properties');
});

const PATH = '/api/user/notifications';
const arrive = async (count: number) => {
  await recordListings(
    deps,
    Array.from({ length: count }, () => makeListingRecord()),
  );
  await matchAlerts(deps);
};
const list = async (caller: Caller, query = '') =>
  notificationsSchema.parse((await caller.call('GET', `${PATH}${query}`)).json);
const summary = async (caller: Caller) =>
  notificationSummarySchema.parse((await caller.call('GET', `${PATH}/summary`)).json);

describe('notifications', () => {
  it('are an array, newest first, paged, each once (D49)', async () => {
    await arrive(5);
    const first = await list(ali, '?limit=2');
    expect(await summary(ali)).toEqual({ unreadCount: 5, channels: { email: true, sms: false } });
    expect(first[0]).toMatchObject({ title: 'Yeni ihale: “Ankara”', reason: 'new', isRead: false });
    // Notifications that arrive in the meantime do not move others to the next page.
    await arrive(3);
    const second = await list(ali, `?limit=2&before=${first.at(-1)?.id}`);
    const third = await list(ali, `?limit=2&before=${second.at(-1)?.id}`);
    expect([first.length, second.length, third.length]).toEqual([2, 2, 1]);
    const ids = [...first, ...second, ...third].map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('are marked as read, one by one or all at once, idempotently', async () => {
    await arrive(3);
    const id = (await list(ali))[1]?.id;
    for (let times = 0; times < 2; times += 1)
      expect(await ali.call('PUT', `${PATH}/${id}/read`)).toEqual({ status: 200, json: { unreadCount: 2 } });
    expect((await list(ali)).map(({ isRead }) => isRead)).toEqual([false, true, false]);
    for (let times = 0; times < 2; times += 1)
      expect(await ali.call('PUT', `${PATH}/read-all`)).toEqual({ status: 200, json: { unreadCount: 0 } });
    expect((await list(ali)).every(({ isRead }) => isRead)).toBe(true);
  });

  it('are private to each member', async () => {
    await arrive(1);
    const id = (await list(ali))[0]?.id;
    expect([await list(oya), (await summary(oya)).unreadCount]).toEqual([[], 0]);
    expect(await oya.call('PUT', `${PATH}/${id}/read`)).toMatchObject({
      status: 404,
      json: { message: 'Böyle bir bildirim yok.' },
    });
    await oya.call('PUT', `${PATH}/read-all`);
    expect((await summary(ali)).unreadCount).toBe(1);
    for (const [method, url] of [
      ['GET', PATH],
      ['GET', `${PATH}/summary`],
      ['PUT', `${PATH}/1/read`],
      ['PUT', `${PATH}/read-all`],
    ] as const)
      expect((await app.inject({ method, url })).statusCode).toBe(401);
  });

  it('refuse invalid parameters in Turkish', async () => {
    for (const query of [
      '?before=abc',
      '?before=0',
      '?before=-1',
      `?before=${'9'.repeat(30)}`,
      '?limit=0',
      '?limit=101',
      '?before=1&before=2',
    ])
      expect(await ali.call('GET', `${PATH}${query}`)).toMatchObject({
        status: 400,
        json: { message: expect.stringContaining('olmalıdır') },
      });
    for (const id of ['abc', '0', '1%00', '9'.repeat(30)])
      expect((await ali.call('PUT', `${PATH}/${id}/read`)).status).toBe(400);
  });
});
