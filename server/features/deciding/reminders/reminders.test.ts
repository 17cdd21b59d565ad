import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { type ReminderSettings, reminderSettingsSchema } from '#shared/reminders/reminders.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { remindMembers } from './remind-members.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties', 'outbox', 'outbox_items', 'reminder_settings');
  await deps.db.$client.query('update users set email_verified = true, phone_notifications = false');
});

const PATH = '/api/user/reminders';
const NONE: ReminderSettings = { end: [], cash: [], letter: [], payment: [], quietHours: null };
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
/** A time of TEST_NOW's day (20 November 2026) or later, in Istanbul. */
const at = (clock: string, day = 20) => new Date(`2026-11-${day}T${clock}:00+03:00`);

async function listing(given: Partial<ListingRecord> = {}): Promise<{ id: number; record: ListingRecord }> {
  const record = makeListingRecord(given);
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  return { id: Number(rows[0].id), record };
}

async function saved(given: Partial<ListingRecord>, by = ali) {
  const made = await listing(given);
  expect((await by.call('POST', '/api/user/saved-ads', { propertyId: made.id })).status).toBe(200);
  return made;
}

const choose = async (settings: Partial<ReminderSettings>, by = ali) =>
  expect((await by.call('PUT', PATH, { ...NONE, ...settings })).status).toBe(200);

const told = async () =>
  (
    await deps.db.$client.query<{ reason: string; title: string; message: string; user_id: string }>(
      'select reason, title, message, user_id from notifications order by id',
    )
  ).rows;
const runAt = async (now: Date) => {
  deps.setNow(now);
  const before = (await told()).length;
  await remindMembers(deps);
  return (await told()).slice(before).map(({ reason }) => reason);
};
const run = (hours: number) => runAt(hoursFromNow(hours));
const sendTimes = async () =>
  (
    await deps.db.$client.query<{ channel: string; next_attempt_at: Date }>(
      `select case kind when 'notification' then 'email' else 'sms' end as channel, next_try_at as next_attempt_at
        from outbox order by created_at, kind`,
    )
  ).rows.map(({ channel, next_attempt_at }) => `${channel} ${next_attempt_at.toISOString()}`);

describe('reminders of the dates of saved listings', () => {
  it('by default cover the end, the cash deposit and the letter of guarantee, counting working days for the letter', async () => {
    // TEST_NOW is noon in Istanbul, the auction ends at two in the afternoon five days later.
    await saved({ endDate: hoursFromNow(5 * 24 + 2) });
    await listing({ endDate: hoursFromNow(5 * 24 + 2) });
    // Letters are accepted until Tuesday's close: the third working day before it was Thursday, the first is Monday.
    expect(await run(0)).toEqual(['letterDeadline']);
    expect(await run(36)).toEqual(['depositDeadline']);
    expect((await told()).at(-1)?.message).toMatch(/₺[\d.]+(?:,\d\d)? nakit teminat bu saate kadar/);
    expect(await run(2 * 24 + 2)).toEqual(['endsIn3Days']);
    expect(await run(2 * 24 + 3)).toEqual([]);
    expect(await run(3 * 24 + 5)).toEqual([]);
    expect(await run(3 * 24 + 6)).toEqual(['letterDeadline']);
    expect(await run(3 * 24 + 12)).toEqual(['depositDeadline']);
    expect((await told()).at(-1)?.message).toContain('bitiş 25.11.2026 14:00');
    expect(await run(4 * 24 + 2)).toEqual(['endsIn1Day']);
    expect(await run(4 * 24 + 9)).toEqual(['depositDeadline']);
    expect(await run(4 * 24 + 12)).toEqual([]);
    expect(await run(5 * 24 + 3)).toEqual([]);
  });

  it('are sent at the steps that a member chose, each once, and not late', async () => {
    // Ends on Wednesday at two; letters until close of business on Tuesday, cash until 23.30 on Tuesday.
    await saved({ endDate: at('14:00', 25) });
    await choose({ end: [180, 30], cash: [1440, 30], letter: [1440, 180] });
    expect(await runAt(at('17:59', 23))).toEqual([]);
    expect(await runAt(at('18:00', 23))).toEqual(['letterDeadline']);
    expect(await runAt(at('23:29', 23))).toEqual([]);
    expect(await runAt(at('23:30', 23))).toEqual(['depositDeadline']);
    expect(await runAt(at('15:00', 24))).toEqual(['letterDeadline']);
    expect(await runAt(at('23:00', 24))).toEqual(['depositDeadline']);
    expect(await runAt(at('11:00', 25))).toEqual(['endsSoon']);
    expect(await runAt(at('13:30', 25))).toEqual(['endsSoon']);
    expect(await runAt(at('13:45', 25))).toEqual([]);
    expect((await told()).map(({ title }) => title)).toContain('Teminat mektubu için son gün: 24.11.2026 mesai bitimi');
  });

  it('are sent once for the nearest step if several steps passed between two runs', async () => {
    await saved({ endDate: at('14:00', 25) });
    await choose({ end: [4320, 1440, 180, 30] });
    expect(await runAt(at('13:40', 25))).toEqual(['endsSoon']);
    expect(await runAt(at('13:50', 25))).toEqual([]);
  });

  it('reach a member who saves the listing after the step has passed, and are not repeated to the others', async () => {
    const { id } = await saved({ endDate: hoursFromNow(48) });
    for (const caller of [ali, oya]) await choose({ end: [4320] }, caller);
    expect(await run(0)).toEqual(['endsIn3Days']);
    await oya.call('POST', '/api/user/saved-ads', { propertyId: id });
    expect(await run(1)).toEqual(['endsIn3Days']);
    expect((await told()).map(({ user_id }) => user_id)).toEqual([ali.id, oya.id]);
  });

  it('are not sent for steps that passed before they were chosen', async () => {
    await saved({ endDate: hoursFromNow(48) });
    await choose({});
    expect(await run(0)).toEqual([]);
    await choose({ end: [4320, 1440] });
    expect(await run(1)).toEqual([]);
    expect(await run(24)).toEqual(['endsIn1Day']);
  });

  it('are sent again when the end has moved, with the previous end', async () => {
    const { record } = await saved({ endDate: hoursFromNow(48) });
    await choose({ end: [4320, 1440] });
    expect(await run(0)).toEqual(['endsIn3Days']);
    await recordListings(deps, [{ ...record, endDate: hoursFromNow(240) }]);
    expect(await run(1)).toEqual([]);
    expect(await run(240 - 60)).toEqual(['endsIn3Days']);
    expect((await told()).at(-1)?.message).toContain('bitiş değişti, önceki 22.11.2026 12:00');
    await recordListings(deps, [{ ...record, endDate: hoursFromNow(241) }]);
    expect(await run(240 - 59)).toEqual(['endsIn3Days']);
    expect(await run(240 - 58)).toEqual([]);
  });

  it('reach every member who saved the listing, once each even with concurrent runs', async () => {
    for (const caller of [ali, oya]) await choose({ end: [4320] }, caller);
    for (let made = 0; made < 3; made += 1) {
      const { id } = await saved({ endDate: hoursFromNow(48) });
      await oya.call('POST', '/api/user/saved-ads', { propertyId: id });
    }
    const runs = await Promise.all([remindMembers(deps), remindMembers(deps)]);
    expect(runs.reduce((sum, { notified }) => sum + notified, 0)).toBe(6);
    expect(await told()).toHaveLength(6);
    const { rows } = await deps.db.$client.query(
      `select jsonb_array_length(facts->'notificationIds') as n from outbox`,
    );
    expect(rows.reduce((sum: number, { n }: { n: number }) => sum + n, 0)).toBe(6);
  });

  it('are not sent for withdrawn auctions, and are sent again once they are reopened', async () => {
    const { record } = await saved({ endDate: hoursFromNow(72 + 2) });
    await choose({ end: [4320] });
    await run(0);
    await recordListings(deps, [{ ...record, status: 'withdrawn' }]);
    expect(await run(3)).toEqual([]);
    expect((await deps.db.$client.query('select from reminder_plans')).rowCount).toBe(0);
    await recordListings(deps, [record]);
    expect(await run(4)).toEqual(['endsIn3Days']);
  });

  it('use only steps of whole days if only the day of the end is known', async () => {
    await saved({ endDate: new Date('2026-11-25T20:59:59.000Z'), endDateIsDayOnly: true });
    await choose({ end: [1440, 180, 30] });
    expect(await runAt(at('12:00', 25))).toEqual(['endsIn1Day']);
    expect(await runAt(at('23:58', 25))).toEqual([]);
  });
});

describe('reminders of an auction whose source gives only a day', () => {
  it('never count hours, and say that the deadlines are calculated', async () => {
    const end = { endDate: new Date('2026-11-26T20:59:59.000Z'), endDateIsDayOnly: true, endDateIsDerived: true };
    await saved(end);
    await choose({ end: [1440, 30], cash: [720, 180, 30] });
    expect(await runAt(at('11:00', 25))).toEqual([]);
    expect(await runAt(at('13:00', 25))).toEqual(['depositDeadline']);
    expect((await told())[0]).toMatchObject({
      title: 'Teminat için hesaplanan son gün: 25.11.2026',
      message: expect.stringContaining('satış gününden hesaplandı, ilanda kontrol edin'),
    });
    expect(await runAt(at('23:58', 25))).toEqual([]);
    expect(await runAt(at('00:30', 26))).toEqual(['endsIn1Day']);
    expect((await told()).some(({ title }) => title === 'Kaydettiğiniz ihalenin satış günü: 26.11.2026')).toBe(true);
  });
});

describe('quiet hours', () => {
  const quietHours = { from: 22, until: 8 };

  it('delay mails until they end, but not notifications on the site', async () => {
    await saved({ endDate: at('23:00', 25) });
    await choose({ end: [1440], quietHours });
    expect(await runAt(at('23:00', 24))).toEqual(['endsIn1Day']);
    expect(await sendTimes()).toEqual([`email ${at('08:00', 25).toISOString()}`]);
  });

  it('do not delay a reminder that would be too late afterwards: it is sent before they begin', async () => {
    // The deposit of an auction that ends on Wednesday is due on Tuesday at 23.30.
    await saved({ endDate: at('14:00', 25) });
    await choose({ cash: [30], quietHours });
    expect(await runAt(at('21:44', 24))).toEqual([]);
    expect(await runAt(at('21:45', 24))).toEqual(['depositDeadline']);
    expect((await told())[0]?.message).toContain('sessiz saatleriniz başlamadan bildiriyoruz');
    expect(await sendTimes()).toEqual([`email ${at('21:45', 24).toISOString()}`]);
    expect(await runAt(at('23:00', 24))).toEqual([]);
  });

  it('bring one reminder forward instead of one for each step within them', async () => {
    await saved({ endDate: at('03:00', 25) });
    await choose({ end: [180, 30], quietHours });
    expect(await runAt(at('21:50', 24))).toEqual(['endsSoon']);
    for (const clock of ['00:01', '02:31']) expect(await runAt(at(clock, 25))).toEqual([]);
  });

  it('do not delay a reminder that would be too late afterwards: it is sent at once if they have begun', async () => {
    const { record } = await saved({ endDate: at('14:00', 28) });
    await choose({ end: [180], quietHours });
    await runAt(at('22:00', 24));
    await recordListings(deps, [{ ...record, endDate: at('05:00', 25) }]);
    expect(await runAt(at('03:00', 25))).toEqual(['endsSoon']);
    expect(await sendTimes()).toEqual([`email ${at('03:00', 25).toISOString()}`]);
  });

  it('lose no reminder if they are set after the time at which it would have been brought forward', async () => {
    await saved({ endDate: at('03:00', 25) });
    await choose({ end: [180] });
    expect(await runAt(at('21:50', 24))).toEqual([]);
    deps.setNow(at('21:52', 24));
    await choose({ end: [180], quietHours });
    expect(await runAt(at('21:53', 24))).toEqual(['endsSoon']);
  });

  it('do not change the lawful hours of text messages; one that would be too late is not sent', async () => {
    await deps.db.$client.query('update users set phone_notifications = true, phone_number_verified = true');
    await saved({ endDate: at('14:00', 25) });
    await choose({ end: [720], cash: [30] });
    expect(await runAt(at('23:00', 24))).toEqual(['depositDeadline']);
    expect(await sendTimes()).toEqual([`email ${at('23:00', 24).toISOString()}`]);
    expect(await runAt(at('02:00', 25))).toEqual(['endsSoon']);
    expect((await sendTimes()).slice(1)).toEqual([
      `email ${at('02:00', 25).toISOString()}`,
      `sms ${at('09:00', 25).toISOString()}`,
    ]);
  });
});

describe('the payment of a won sale', () => {
  it('is reminded of before its last day, until it is paid', async () => {
    const { id } = await listing({ endDate: at('11:00', 16) });
    const path = `/api/user/won-sales/${id}`;
    expect((await ali.call('PUT', path, { announcedOn: '2026-11-18' })).status).toBe(200);
    await choose({ payment: [1440, 180] });
    // The last day is Wednesday the 25th, and offices close at six at the latest.
    expect(await runAt(at('17:59', 24))).toEqual([]);
    expect(await runAt(at('18:00', 24))).toEqual(['paymentDue']);
    expect((await told())[0]?.title).toBe('Ödeme için son gün: 25.11.2026');
    expect(await runAt(at('18:01', 24))).toEqual([]);
    await ali.call('PUT', path, { announcedOn: '2026-11-18', paidOn: '2026-11-24' });
    expect(await runAt(at('15:00', 25))).toEqual([]);
    await ali.call('PUT', path, { announcedOn: '2026-11-18' });
    expect(await runAt(at('15:01', 25))).toEqual(['paymentDue']);
  });
});

describe('the settings', () => {
  it('have defaults until they are chosen, are private, and are included in the member’s export', async () => {
    const usual = {
      end: [4320, 1440],
      cash: [4320, 1440, 180],
      letter: [4320, 1440],
      payment: [4320, 1440],
      quietHours: null,
    };
    expect((await ali.call('GET', PATH)).json).toEqual(usual);
    const chosen = { ...NONE, cash: [30], quietHours: { from: 23, until: 7 } };
    expect(await ali.call('PUT', PATH, chosen)).toEqual({ status: 200, json: chosen });
    expect(reminderSettingsSchema.parse((await ali.call('GET', PATH)).json)).toEqual(chosen);
    expect((await oya.call('GET', PATH)).json).toEqual(usual);
    expect((await ali.call('GET', '/api/user/export')).json.reminderSettings).toEqual([chosen]);
    expect((await oya.call('GET', '/api/user/export')).json.reminderSettings).toEqual([]);
  });

  it('are deleted with the account', async () => {
    const cem = await newCaller(app);
    await choose({ end: [30] }, cem);
    expect((await cem.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' })).status).toBe(200);
    expect((await deps.db.$client.query('select from reminder_settings')).rowCount).toBe(0);
  });

  it.each([
    [{ end: [60] }, 'end'],
    [{ end: [30, 30] }, 'end'],
    [{ cash: 'x' }, 'cash'],
    [{ quietHours: { from: 22, until: 22 } }, 'quietHours'],
    [{ quietHours: { from: 20, until: 9 } }, 'quietHours'],
    [{ quietHours: { from: 24, until: 8 } }, 'quietHours'],
    [{ quietHours: {} }, 'quietHours'],
  ])('refuse %j', async (given, field) => {
    const { status, json } = await ali.call('PUT', PATH, { ...NONE, ...given });
    expect([status, json.field]).toEqual([400, field]);
    expect(json.message).toMatch(/[.]$/);
  });
});
