import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { notifyChanged } from './index.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
const db = deps.db.$client;
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties', 'outbox');
});

let minutes = 0;
/** Records a listing as a source does, a minute after the previous record. */
async function record(given: ListingRecord, change: Partial<ListingRecord> = {}): Promise<ListingRecord> {
  minutes += 1;
  deps.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
  const now = { ...given, ...change };
  await recordListings(deps, [now]);
  return now;
}
async function saved(given: Partial<ListingRecord> = {}, members = [ali]) {
  const first = await record(makeListingRecord({ title: 'Daire', price: 1_200_000, ...given }));
  const { rows } = await db.query('select id from properties where source_key = $1', [first.sourceKey]);
  const id = Number(rows[0].id);
  for (const member of members) await member.call('POST', '/api/user/saved-ads', { propertyId: id });
  return { id, first };
}
const told = async () =>
  (await db.query('select reason, title, message from notifications order by id')).rows.map(
    ({ reason, title, message }: Record<string, string>) => [reason, title, message?.split(' · Daire')[0]],
  );
const run = async () => {
  await notifyChanged(deps);
  return told();
};
const later = new Date(TEST_NOW.getTime() + 20 * DAY_MS);

describe('members who saved a listing are notified', () => {
  it('of a changed fact, with both values', async () => {
    const { first } = await saved();
    await record(first, { price: 1_350_000 });
    expect(await run()).toEqual([
      [
        'corrected',
        'Kaydettiğiniz ilan düzeltildi: muhammen bedel',
        'Muhammen bedel 1.200.000 TL’den 1.350.000 TL’ye değişti',
      ],
    ]);
  });

  it('of a later end as a postponement, of an earlier one as a correction', async () => {
    const { first } = await saved();
    const put = await record(first, { endDate: later, price: 5 });
    const lines = await run();
    expect(lines.map(([reason]) => reason).sort()).toEqual(['corrected', 'postponed']);
    expect(lines.find(([reason]) => reason === 'postponed')?.[2]).toMatch(
      /^Bitiş \d{2}\.\d{2}\.2026 \d{2}:\d{2} iken 10\.12\.2026 \d{2}:\d{2} oldu$/,
    );
    await record(put, { endDate: new Date(later.getTime() - DAY_MS) });
    expect((await run()).at(-1)?.slice(0, 2)).toEqual(['corrected', 'Kaydettiğiniz ilan düzeltildi: bitiş tarihi']);
  });

  it('of a second round', async () => {
    const { first } = await saved();
    await record(first, { secondRound: '1', endDate: later });
    const [line, ...others] = await run();
    expect([line?.slice(0, 2), others]).toEqual([['corrected', 'Kaydettiğiniz ilan ikinci ihaleye çıktı'], []]);
    expect(line?.[2]).toContain('İlan artık ikinci ihale için');
  });

  it.each([
    ['withdrawn', 'Kaydettiğiniz ilan geri çekildi'],
    ['unsold', 'Kaydettiğiniz ihalede satış gerçekleşmedi'],
    ['sold', 'Kaydettiğiniz ihale satışla sonuçlandı'],
  ] as const)('that it was %s, and of no other change at the same time', async (status, title) => {
    const { first } = await saved();
    await record(first, { status, price: 7, soldPrice: status === 'sold' ? 1_500_000 : null });
    expect((await run()).map((line) => line.slice(0, 2))).toEqual([[status, title]]);
    const { rows } = await db.query('select message from notifications');
    expect(rows[0].message.includes('satış bedeli ₺1.500.000')).toBe(status === 'sold');
  });

  it('that a withdrawn listing is open again', async () => {
    const { first } = await saved();
    await record(first, { status: 'withdrawn' });
    await run();
    await record(first);
    expect((await run()).at(-1)?.slice(0, 2)).toEqual(['corrected', 'Kaydettiğiniz ilan yeniden yayında']);
  });

  it('once, even if two processes run, and by the channels each member chose', async () => {
    const { first } = await saved({}, [ali, oya]);
    await db.query('update users set email_verified = true, email_notifications = (id = $1)', [ali.id]);
    await record(first, { price: 3 });
    await Promise.all([notifyChanged(deps), notifyChanged(deps)]);
    await notifyChanged(deps);
    expect(await told()).toHaveLength(2);
    expect((await db.query('select user_id from outbox')).rows).toEqual([{ user_id: ali.id }]);
    expect((await db.query('select from saved_ad_news')).rowCount).toBe(0);
  });

  it('once, even if the previous run was interrupted', async () => {
    const { first } = await saved();
    await record(first, { price: 3 });
    await db.query(
      `create function cut_off() returns trigger language plpgsql as 'begin raise exception ''cut off''; end'`,
    );
    await db.query('create trigger cut_off before delete on saved_ad_news execute function cut_off()');
    await expect(notifyChanged(deps)).rejects.toThrow('cut off');
    await db.query('drop function cut_off cascade');
    expect(await told()).toEqual([]);
    expect(await run()).toHaveLength(1);
  });

  it('of several changes as one, but not of a change that was reverted', async () => {
    const { first } = await saved();
    await record(first, { price: 2_000_000 });
    await record(first, { price: 3_000_000 });
    expect((await run()).map(([, , message]) => message)).toEqual([
      'Muhammen bedel 1.200.000 TL’den 3.000.000 TL’ye değişti',
    ]);
    await record(first, { price: 4_000_000 });
    await record(first, { price: 3_000_000 });
    expect(await run()).toHaveLength(1);
  });
});

describe('nobody is notified', () => {
  it.each([
    ['moved white space', { description: 'Bir\n\niki' }],
    ['changed words alone', { description: 'İki bir' }],
    ['other pictures', { imageUrl: 'https://kaynak.example/2.jpg' }],
    ['an end that has come', { status: 'ended' }],
  ] as const)('of %s', async (_what, change) => {
    const { first } = await saved({ description: 'Bir iki' });
    await record(first, change);
    expect(await run()).toEqual([]);
  });

  it('of changes before they saved a listing, of a hidden listing, or of a listing they have not saved', async () => {
    const { id, first } = await saved({}, [oya]);
    await record(first, { price: 3 });
    deps.setNow(new Date(deps.clock.now().getTime() + 1000));
    await ali.call('POST', '/api/user/saved-ads', { propertyId: id });
    await notifyChanged(deps);
    expect((await db.query('select user_id from notifications')).rows).toEqual([{ user_id: oya.id }]);
    await record(first, { price: 4 });
    await db.query('update properties set hidden_at = now()');
    await notifyChanged(deps);
    expect(await told()).toHaveLength(1);
    const other = await saved({}, []);
    await record(other.first, { price: 9 });
    expect((await db.query('select from saved_ad_news')).rowCount).toBe(0);
  });

  it('of locked facts', async () => {
    const km = (value: number) => ({ values: { km: { value, sentence: null } }, conflicts: [] });
    const { first } = await saved({ description: 'On', noticeValues: km(10) });
    await record(first, { description: 'Yirmi', noticeValues: km(20) });
    expect(await run()).toEqual([]);
  });
});
