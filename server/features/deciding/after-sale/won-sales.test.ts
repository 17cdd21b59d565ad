import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { wonSaleAnswerSchema } from '#shared/after-sale/won-sales.ts';
import type { ListingRecord } from '#shared/listings.ts';
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
  await emptyTables(deps, 'properties');
});

// TEST_NOW is 20 November 2026, a Friday; this auction ended on Monday.
const ENDED = new Date('2026-11-16T08:00:00.000Z');

async function listing(given: Partial<ListingRecord> = {}): Promise<{ id: number; path: string }> {
  const record = makeListingRecord({ endDate: ENDED, ...given });
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  return { id: Number(rows[0].id), path: `/api/user/won-sales/${rows[0].id}` };
}

describe('a sale that a member won', () => {
  it('has deadlines calculated from the dates that the member enters', async () => {
    const { path } = await listing();
    expect((await ali.call('GET', path)).json).toMatchObject({ wonSale: null, dates: [] });
    const won = await ali.call('PUT', path, { announcedOn: '2026-11-18' });
    expect(won.status).toBe(200);
    const answer = wonSaleAnswerSchema.parse(won.json);
    expect(answer.wonSale).toEqual({
      soldOn: '2026-11-16',
      isSoldOnSaid: false,
      announcedOn: '2026-11-18',
      paidOn: null,
      evictionServedOn: null,
    });
    expect(answer.dates.map(({ kind, day }) => `${day} ${kind}`)).toEqual([
      '2026-11-23 annulment',
      '2026-11-25 payment',
      '2026-12-16 leaseNotice',
      '2027-11-18 annulmentAtMost',
    ]);
    expect((await ali.call('GET', path)).json).toEqual(won.json);
    expect((await oya.call('GET', path)).json).toMatchObject({ wonSale: null, dates: [] });
  });

  it('says that it may be a ward’s real estate, based on a text that it does not reveal (TMK 440, 444)', async () => {
    const ended = new Date('2026-11-17T08:00:00.000Z');
    const { path } = await listing({
      endDate: ended,
      description: 'Kısıtlıya ait taşınmaz, TMK 444 uyarınca satılır.',
    });
    const { json } = await ali.call('GET', path);
    expect(json).toMatchObject({
      property: { mayBeWardSale: true },
      lawToConfirm: expect.arrayContaining(['wardSales']),
    });
    expect(JSON.stringify(json)).not.toContain('Kısıtlıya ait');
    const { path: other } = await listing({ endDate: ended });
    expect((await ali.call('GET', other)).json).toMatchObject({ property: { mayBeWardSale: false } });
  });

  it('shows no payment deadline once it is paid, and can be removed', async () => {
    const { path } = await listing();
    const paid = await ali.call('PUT', path, {
      announcedOn: '2026-11-17',
      paidOn: '2026-11-19',
      evictionServedOn: '2026-11-20',
    });
    expect(paid.json.dates.map(({ kind }: { kind: string }) => kind)).toEqual([
      'annulment',
      'eviction',
      'leaseNotice',
      'annulmentAtMost',
    ]);
    for (let times = 0; times < 2; times += 1)
      expect(await ali.call('DELETE', path)).toMatchObject({ status: 200, json: { wonSale: null, dates: [] } });
  });

  it('requires the date of the sale from the member if the end of the auction is unknown', async () => {
    const { path } = await listing({ endDate: null });
    const early = await listing({ endDate: new Date(TEST_NOW.getTime() + 86_400_000), status: 'withdrawn' });
    for (const of of [path, early.path])
      expect(await ali.call('PUT', of, {})).toMatchObject({ status: 400, json: { field: 'soldOn' } });
    expect((await ali.call('PUT', path, { soldOn: '2026-11-12' })).json.wonSale).toMatchObject({
      soldOn: '2026-11-12',
      isSoldOnSaid: true,
    });
  });

  it('is refused during an open auction, for impossible dates and for a missing listing', async () => {
    const { path } = await listing();
    const car = await listing({ categoryNumber: '2', tur: 'Otomobil' });
    const open = await listing({ endDate: new Date(TEST_NOW.getTime() + 60_000) });
    expect(await ali.call('PUT', open.path, {})).toMatchObject({ status: 409, json: { code: 'AUCTION_OPEN' } });
    for (const [at, body, field] of [
      [path, { announcedOn: '2026-11-15' }, 'announcedOn'],
      [path, { paidOn: '2026-11-21' }, 'paidOn'],
      [path, { announcedOn: '2026-02-30' }, 'announcedOn'],
      [path, { announcedOn: 5 }, 'announcedOn'],
      [path, { soldOn: '0001-01-01' }, 'soldOn'],
      [car.path, { evictionServedOn: '2026-11-18' }, 'evictionServedOn'],
    ] as const)
      expect(await ali.call('PUT', at, body)).toMatchObject({ status: 400, json: { field } });
    for (const body of ['[]', 'null', '"a"', '{']) expect((await ali.call('PUT', path, body)).status).toBe(400);
    expect((await ali.call('PUT', '/api/user/won-sales/987654', {})).status).toBe(404);
    expect((await ali.call('GET', '/api/user/won-sales/x')).status).toBe(400);
    expect((await app.inject({ url: path })).statusCode).toBe(401);
  });

  it('adds its dates to the calendar and its feed without being saved, and no second auction', async () => {
    const { id, path } = await listing();
    await ali.call('PUT', path, { announcedOn: '2026-11-18' });
    const { json } = await ali.call('GET', '/api/user/calendar');
    expect(json).toMatchObject([
      { propertyId: id, wonDates: [{ kind: 'annulment' }, { kind: 'payment' }, { kind: 'leaseNotice' }, {}] },
    ]);
    expect(json[0].dates.map(({ kind }: { kind: string }) => kind)).not.toContain('secondRound');
    const { path: feed } = (await ali.call('POST', '/api/user/calendar-feed')).json;
    const { body } = await app.inject({ url: feed });
    expect(body).toContain(`UID:${id}-won-payment@peyda`);
    expect(body.replaceAll('\r\n ', '')).toContain(`/ilan/${id}/kazandim`);
    expect(body).toContain('DTSTART;VALUE=DATE:20261125');
    expect((await oya.call('GET', '/api/user/calendar')).json).toEqual([]);
  });

  it('is included in the member’s export, and deleted with the account', async () => {
    const { id, path } = await listing();
    const cem = await newCaller(app);
    await cem.call('PUT', path, { announcedOn: '2026-11-18' });
    const { json } = await cem.call('GET', '/api/user/export');
    expect(json.wonSales).toEqual([expect.objectContaining({ propertyId: id, announcedOn: '2026-11-18' })]);
    expect((await cem.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' })).status).toBe(200);
    expect((await deps.db.$client.query('select from won_sales')).rowCount).toBe(0);
  });
});
