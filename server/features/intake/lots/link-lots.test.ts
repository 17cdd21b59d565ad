import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type ListingRecord, listingDetailSchema } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { type IsSameLot, linkLots } from './link-lots.ts';
import { lotKeys } from './lot-keys.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties');
});

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
/** Replaces the reading of notices: listings with the same title are the same. */
const sameTitle: IsSameLot = (a, b) => (a.title === b.title ? 'same' : 'unsure');

async function record(given: Partial<ListingRecord>): Promise<{ id: number; record: ListingRecord }> {
  const made = makeListingRecord({ ada: '101', parsel: '7', ...given });
  await recordListings(deps, [made]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [made.sourceKey]);
  return { id: Number(rows[0]?.id), record: made };
}
const othersOf = async (id: number) =>
  listingDetailSchema.parse((await getApi(app, `/api/properties/${id}`)).json).otherAuctions;
const idsOf = async (id: number) => (await othersOf(id)).map((other) => other.id);

describe('the same lot in another round', () => {
  it('is linked in both directions with its outcome, and each listing stays unchanged', async () => {
    const first = await record({
      title: 'Daire 5',
      status: 'unsold',
      endDate: inDays(-30),
      price: 900_000,
    });
    const second = await record({ title: 'Daire 5', secondRound: '1', endDate: inDays(10), source: 'baska' });
    const neighbour = await record({ title: 'Daire 6', endDate: inDays(11) });
    expect(await linkLots(deps, sameTitle)).toEqual({ compared: 3, linked: 1, unlinked: 0 });
    expect(await othersOf(second.id)).toEqual([
      {
        id: first.id,
        secondRound: '0',
        roundIsDerived: false,
        endDate: inDays(-30).toISOString(),
        endDateIsDayOnly: false,
        endDateIsDerived: false,
        status: 'unsold',
        price: 900_000,
        soldPrice: null,
        wasSold: false,
        lastBid: null,
        bidCount: null,
        source: 'test',
        toldAt: TEST_NOW.toISOString(),
      },
    ]);
    expect(await idsOf(first.id)).toEqual([second.id]);
    expect(await idsOf(neighbour.id)).toEqual([]);
    const { rows } = await deps.db.$client.query('select count(*)::int as n from properties');
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('is compared again only after a change, and unlinked if it turns out to be another lot', async () => {
    const first = await record({ title: 'Daire 5' });
    const second = await record({ title: 'Daire 5', secondRound: '1' });
    await linkLots(deps, sameTitle);
    expect(await linkLots(deps, sameTitle)).toEqual({ compared: 0, linked: 0, unlinked: 0 });
    deps.setNow(inDays(1));
    await recordListings(deps, [{ ...second.record, title: 'Daire 15', price: 3 }]);
    expect(await linkLots(deps, sameTitle)).toEqual({ compared: 1, linked: 0, unlinked: 1 });
    expect(await idsOf(first.id)).toEqual([]);
  });

  it('links listings only in pairs: if A matches B and B matches C, A is not linked to C', async () => {
    // A and B are the same, B and C are the same, A and C are different.
    const chain: IsSameLot = (a, b) => {
      const pair = [a.title, b.title].toSorted().join('');
      return pair === 'AC' ? 'different' : 'same';
    };
    const [a, b, c] = [await record({ title: 'A' }), await record({ title: 'B' }), await record({ title: 'C' })];
    expect(await linkLots(deps, chain)).toMatchObject({ linked: 2 });
    expect(await idsOf(a.id)).toEqual([b.id]);
    expect((await idsOf(b.id)).toSorted()).toEqual([a.id, c.id].toSorted());
    expect(await idsOf(c.id)).toEqual([b.id]);
  });

  it('is searched only within one parcel or case file of a province, and one kind', async () => {
    const asked: string[] = [];
    const watch: IsSameLot = (a, b) => {
      asked.push([a.title, b.title].toSorted().join('-'));
      return 'unsure';
    };
    await record({ title: 'Aranan', dosyaBilgi: '2026/0012 Esas' });
    await record({ title: 'AynıParsel', dosyaBilgi: '2025/3 Esas' });
    await record({ title: 'AynıDosya', dosyaBilgi: '2026/12 TLMT.', ada: '9', parsel: '9' });
    await record({ title: 'BaşkaYer', dosyaBilgi: '2026/12 Esas', il: 'Konya', ilce: 'Selçuklu' });
    await record({ title: 'BaşkaTür', dosyaBilgi: '2026/12 Esas', categoryNumber: '3', tur: 'Mobilya' });
    await record({ title: 'BaşkaHerŞey', dosyaBilgi: '2024/99 Esas', ada: '1', parsel: '1' });
    expect(await linkLots(deps, watch)).toEqual({ compared: 6, linked: 0, unlinked: 0 });
    expect(new Set(asked)).toEqual(new Set(['Aranan-AynıDosya', 'Aranan-AynıParsel']));
  });

  it('is found however many listings there are', async () => {
    const titles = Array.from({ length: 450 }, (_, n) => `Daire ${n % 225}`);
    await recordListings(
      deps,
      titles.map((title, n) => makeListingRecord({ title, ada: '5', parsel: String(n % 225), dosyaBilgi: null })),
    );
    expect(await linkLots(deps, sameTitle)).toEqual({ compared: 450, linked: 225, unlinked: 0 });
  });
});

it('keys are the same for every spelling in a notice', () => {
  const keys = lotKeys({ il: 'İzmir', ada: ' 10 1', parsel: '7', dosyaBilgi: 'TLMT. 2026 / 0012' });
  expect(keys).toEqual(lotKeys({ il: 'IZMIR', ada: '101', parsel: '7', dosyaBilgi: '2026/12 Talimat' }));
  expect(lotKeys({ il: null, ada: '1', parsel: '2', dosyaBilgi: '2026/12' })).toEqual({
    parcelKey: null,
    fileKey: null,
  });
});
