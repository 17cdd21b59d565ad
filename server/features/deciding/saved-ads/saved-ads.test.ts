import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeEndedListings, recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { savedAdsSchema } from '#shared/saved-ads.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties', 'outbox');
});

const PATH = '/api/user/saved-ads';
const hoursFromNow = (hours: number) => new Date(TEST_NOW.getTime() + (hours * DAY_MS) / 24);

async function listing(given: Partial<ListingRecord> = {}): Promise<{ id: number; record: ListingRecord }> {
  const record = makeListingRecord(given);
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  return { id: Number(rows[0].id), record };
}

describe('saved listings', () => {
  it('are saved, listed newest first with their cards, and removed; each call is idempotent', async () => {
    const [first, second] = [await listing(), await listing({ title: 'İkinci' })];
    expect(await ali.call('POST', PATH, { propertyId: first.id })).toEqual({
      status: 200,
      json: { propertyId: first.id, message: 'İlan Kaydedildi' },
    });
    deps.setNow(hoursFromNow(1));
    for (const propertyId of [second.id, String(second.id), first.id])
      expect((await ali.call('POST', PATH, { propertyId })).status).toBe(200);
    const saved = savedAdsSchema.parse((await ali.call('GET', PATH)).json);
    expect(saved.map(({ propertyId, property, hasEnded }) => [propertyId, property.title, hasEnded])).toEqual([
      [second.id, 'İkinci', false],
      [first.id, first.record.title, false],
    ]);
    for (let times = 0; times < 2; times += 1)
      expect(await ali.call('DELETE', `${PATH}/${second.id}`)).toEqual({
        status: 200,
        json: { propertyId: second.id, message: 'İlan Kaldırıldı' },
      });
    expect((await ali.call('GET', PATH)).json).toHaveLength(1);
  });

  it('are private to each member', async () => {
    const { id } = await listing();
    await ali.call('POST', PATH, { propertyId: id });
    expect((await oya.call('GET', PATH)).json).toEqual([]);
    await oya.call('DELETE', `${PATH}/${id}`);
    expect((await ali.call('GET', PATH)).json).toHaveLength(1);
  });

  it('stay and are marked when the auction has ended', async () => {
    const { id } = await listing({ endDate: hoursFromNow(2) });
    await ali.call('POST', PATH, { propertyId: id });
    deps.setNow(hoursFromNow(3));
    const state = async () => {
      const [ad] = savedAdsSchema.parse((await ali.call('GET', PATH)).json);
      return [ad?.hasEnded, ad?.property.status];
    };
    expect(await state()).toEqual([true, 'ended']);
    await closeEndedListings(deps);
    expect(await state()).toEqual([true, 'ended']);
  });

  it('need an account, an existing listing and a numeric id', async () => {
    expect((await app.inject({ url: PATH })).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url: PATH, payload: { propertyId: 1 } })).statusCode).toBe(401);
    expect(await ali.call('POST', PATH, { propertyId: 987_654 })).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND', field: 'propertyId', message: 'Böyle bir ilan yok.' },
    });
    for (const propertyId of [0, -1, 1.5, 'x', '1e3', '\u0000', null, [], {}, '99999999999999999', 9e15 * 10])
      expect(await ali.call('POST', PATH, { propertyId })).toMatchObject({
        status: 400,
        json: { field: 'propertyId', message: expect.stringContaining('İlan numarası') },
      });
    for (const body of ['{', '[]', 'null', '"a"', '{"__proto__":{"propertyId":1}}'])
      expect((await ali.call('POST', PATH, body)).status).toBe(400);
    expect((await ali.call('DELETE', `${PATH}/abc`)).status).toBe(400);
    expect((await ali.call('DELETE', `${PATH}/0`)).status).toBe(400);
  });

  it('are limited to a thousand, even with concurrent requests', async () => {
    await deps.db.$client.query(
      `insert into properties (source, source_key, title, category_number, tur, fingerprint, first_seen_at, last_confirmed_at,
         changed_at) select 'test', 'many' || n, 'Daire', '1', 'Daire', '', now(), now(), now() from generate_series(1, 1005) n`,
    );
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by id');
    const ids = rows.map(({ id }) => Number(id));
    await deps.db.$client.query('insert into saved_ads select $1, unnest($2::bigint[]), now()', [
      ali.id,
      ids.slice(0, 998),
    ]);
    const answers = await Promise.all(ids.slice(998).map((propertyId) => ali.call('POST', PATH, { propertyId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'TOO_MANY_SAVED_ADS',
      message: expect.stringContaining('En çok 1.000 ilan'),
    });
    expect((await ali.call('POST', PATH, { propertyId: ids[0] })).status).toBe(200);
    expect((await oya.call('POST', PATH, { propertyId: ids[0] })).status).toBe(200);
  });

  it('are included in the member’s export, and deleted with the account', async () => {
    const { id } = await listing();
    const cem = await newCaller(app);
    await cem.call('POST', PATH, { propertyId: id });
    const { json } = await cem.call('GET', '/api/user/export');
    expect(json.savedAds).toEqual([expect.objectContaining({ propertyId: id })]);
    expect([json.alerts, json.notifications]).toEqual([[], []]);
    expect((await cem.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' })).status).toBe(200);
    expect((await deps.db.$client.query('select from saved_ads')).rowCount).toBe(0);
  });
});
