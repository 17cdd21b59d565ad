import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarFeeds } from '#server/database/tables/deciding/calendar-feeds.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { memberCalendarSchema } from '#shared/calendar/calendar.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties', 'calendar_feeds');
});

async function saved(by: Caller, given: Partial<ListingRecord> = {}): Promise<{ id: number; record: ListingRecord }> {
  const record = makeListingRecord(given);
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  const id = Number(rows[0].id);
  expect((await by.call('POST', '/api/user/saved-ads', { propertyId: id })).status).toBe(200);
  return { id, record };
}

const FEED = '/api/user/calendar-feed';
const newPath = async (by: Caller): Promise<string> => (await by.call('POST', FEED)).json.path;
const read = (url: string, etag?: unknown) =>
  app.inject({ url, headers: typeof etag === 'string' ? { 'if-none-match': etag } : {} });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    uid: `${component.getFirstPropertyValue('uid')}`,
    start: `${component.getFirstPropertyValue('dtstart')}`,
    sequence: Number(component.getFirstPropertyValue('sequence')),
    status: component.getFirstPropertyValue('status'),
  }));

describe('the calendar of a member', () => {
  it('contains the dates of the member’s own saved listings only', async () => {
    const { id, record } = await saved(ali);
    await saved(oya);
    const calendar = memberCalendarSchema.parse((await ali.call('GET', '/api/user/calendar')).json);
    expect(calendar).toMatchObject([{ propertyId: id, name: `${record.dosyaBilgi}, ${record.title}`, status: 'open' }]);
    expect(calendar[0]?.dates.map(({ kind }) => kind)).toEqual([
      'start',
      'letter',
      'cash',
      'end',
      'extension',
      'secondRound',
    ]);
    const file = await app.inject({ url: '/api/user/calendar.ics' });
    expect(file.statusCode).toBe(401);
  });

  it('shows the times of a notice, but none of its sentences', async () => {
    const sentence = '1. İHALE BAŞLANGICI: 24.11.2026 10:00';
    await saved(ali, {
      description: sentence,
      noticeValues: {
        values: { firstStart: { value: { at: '2026-11-24T07:00:00.000Z', isDayOnly: false }, sentence } },
        conflicts: [],
      },
    });
    const { json } = await ali.call('GET', '/api/user/calendar');
    expect(json[0].dates[0]).toMatchObject({ kind: 'start', at: '2026-11-24T07:00:00.000Z', basis: 'said' });
    expect(JSON.stringify(json)).not.toContain('BAŞLANGICI');
  });

  it('keeps a listing for a month after its last date', async () => {
    await saved(ali, { secondRound: '1', endDate: inDays(5) });
    const count = async (days: number) => {
      deps.setNow(inDays(days));
      return (await ali.call('GET', '/api/user/calendar')).json.length;
    };
    expect([await count(6), await count(34), await count(37)]).toEqual([1, 1, 0]);
  });
});

describe('the address of a calendar', () => {
  it('is shown once, stored as a hash, and readable without signing in', async () => {
    const { id } = await saved(ali);
    expect((await ali.call('GET', FEED)).json).toEqual({ createdAt: null });
    const path = await newPath(ali);
    expect(path).toMatch(/^\/takvim\/[\w-]{43}\.ics$/);
    expect((await ali.call('GET', FEED)).json).toEqual({ createdAt: TEST_NOW.toISOString() });
    expect(JSON.stringify(await deps.db.select().from(calendarFeeds))).not.toContain(path.slice(8, -4));
    const { statusCode, headers, body } = await read(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(eventsIn(body).map(({ uid }) => uid)).toContain(`${id}-1-cash@peyda`);
    expect(Object.values(nodeIcal.sync.parseICS(body)).filter((item) => item?.type === 'VEVENT')).toHaveLength(
      eventsIn(body).length,
    );
  });

  it('expires when it is revoked or replaced, or when the account is deleted', async () => {
    const cem = await newCaller(app);
    const [first, second] = [await newPath(cem), await newPath(cem)];
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect((await cem.call('DELETE', FEED)).json).toEqual({ createdAt: null });
    expect((await read(second)).statusCode).toBe(404);
    const third = await newPath(cem);
    expect((await cem.call('GET', '/api/user/export')).json.calendarFeed).toEqual([
      { createdAt: TEST_NOW.toISOString() },
    ]);
    expect((await cem.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' })).status).toBe(200);
    expect((await read(third)).statusCode).toBe(404);
  });

  it.each([
    'x.ics',
    `${'a'.repeat(43)}.ics`,
    `${'a'.repeat(43)}`,
    `${'a'.repeat(44)}.ics`,
    '%00.ics',
    `${'ş'.repeat(43)}.ics`,
  ])('can’t be guessed: %s', async (file) => {
    expect((await read(`/takvim/${encodeURI(file).replace('%2500', '%00')}`)).statusCode).toBe(404);
  });
});

describe('a subscribed calendar', () => {
  it('is answered with 304 while nothing changes', async () => {
    const { record } = await saved(ali);
    const path = await newPath(ali);
    const { etag } = (await read(path)).headers;
    deps.setNow(new Date(TEST_NOW.getTime() + DAY_MS / 4));
    expect(await read(path, etag)).toMatchObject({ statusCode: 304, body: '' });
    await recordListings(deps, [{ ...record, endDate: inDays(12) }]);
    expect((await read(path, etag)).statusCode).toBe(200);
  });

  it('moves an entry when the end changes, with the same UID and a higher sequence', async () => {
    const { id, record } = await saved(ali, { endDate: new Date('2026-12-01T08:00:00.000Z') });
    const path = await newPath(ali);
    const end = async () => eventsIn((await read(path)).body).find(({ uid }) => uid === `${id}-1-end@peyda`);
    const before = await end();
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await recordListings(deps, [{ ...record, endDate: new Date('2026-12-04T09:00:00.000Z') }]);
    const after = await end();
    expect([before?.start, after?.start]).toEqual(['2026-12-01T08:00:00Z', '2026-12-04T09:00:00Z']);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('cancels a withdrawn auction, and drops it after a month', async () => {
    const { record } = await saved(ali);
    const path = await newPath(ali);
    deps.setNow(inDays(1));
    await recordListings(deps, [{ ...record, status: 'withdrawn' }]);
    const statuses = async () => eventsIn((await read(path)).body).map(({ status }) => status);
    expect(new Set(await statuses())).toEqual(new Set(['CANCELLED']));
    deps.setNow(inDays(33));
    expect(await statuses()).toEqual([]);
  });

  it('cancels a second auction that will not be held', async () => {
    const { id, record } = await saved(ali);
    const path = await newPath(ali);
    const second = async () => eventsIn((await read(path)).body).filter(({ uid }) => uid.startsWith(`${id}-2-`));
    expect((await second()).map(({ status }) => status)).toEqual(['TENTATIVE']);
    deps.setNow(inDays(1));
    await recordListings(deps, [{ ...record, status: 'sold' }]);
    expect((await second()).map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  it('drops listings that are no longer saved and listings that operators hide', async () => {
    const [kept, gone] = [await saved(ali), await saved(ali)];
    const path = await newPath(ali);
    await ali.call('DELETE', `/api/user/saved-ads/${gone.id}`);
    const ids = async () => new Set(eventsIn((await read(path)).body).map(({ uid }) => Number(uid.split('-')[0])));
    expect(await ids()).toEqual(new Set([kept.id]));
    await deps.db.$client.query('update properties set hidden_at = now()');
    expect(await ids()).toEqual(new Set());
  });
});
