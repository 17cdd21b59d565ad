import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { getApi, searchUnderstoodApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

function said(values: Record<string, unknown>): NoticeValues {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, sentence: null }]);
  // safe: the tests use the names of the schema
  return { values: Object.fromEntries(entries), conflicts: [] } as NoticeValues;
}

const FLAT = { categoryNumber: '1', tur: 'Daire' } as const;
const listings = (...given: Partial<ListingRecord>[]) => storeListings(deps, ...given);
const flats = () =>
  listings(
    {
      ...FLAT,
      auctionId: 'empty',
      price: 1_000_000,
      endDate: inDays(2),
      noticeValues: said({
        areaM2: 100,
        kdv: [1],
        occupancy: 'empty',
        annotations: { present: ['seizure'], absent: ['mortgage'] },
        appraisedOn: '2026-10-01',
      }),
    },
    {
      ...FLAT,
      auctionId: 'let',
      price: 3_000_000,
      endDate: inDays(20),
      noticeValues: said({
        areaM2: 100,
        kdv: [],
        occupancy: 'tenant',
        annotations: { present: ['mortgage'], absent: [] },
        appraisedOn: '2024-10-01',
      }),
    },
    {
      ...FLAT,
      auctionId: 'share',
      price: 1_000_000,
      hisse: '1/2',
      endDate: inDays(30),
      noticeValues: said({ grossM2: 80 }),
    },
    { ...FLAT, auctionId: 'silent', price: 2_000_000, endDate: inDays(40), noticeValues: said({ kdv: [1, 10] }) },
  );

const keyOf = ({ auctionId }: { auctionId: string | null }) => auctionId;

async function premium(): Promise<{ authorization: string }> {
  const member = await registerMember(app);
  await payForPremium(deps, member.id);
  return { authorization: `Bearer ${member.token}` };
}

describe('advanced filters', () => {
  it.each([
    ['maxPricePerSquareMeter=10000', ['empty']],
    ['minPricePerSquareMeter=25000', ['let', 'share']],
    ['kdvRate=1', ['empty', 'silent']],
    ['kdvRate=0', ['let']],
    ['occupancy=empty', ['empty']],
    ['occupancy=empty,tenant', ['empty', 'let']],
    ['occupancy=owner', []],
    ['annotations=seizure', ['empty']],
    // What a notice does not mention is unknown.
    ['withoutAnnotations=mortgage', ['empty']],
    ['withoutAnnotations=usufruct', []],
    ['maxAppraisalAgeDays=365', ['empty']],
    ['maxAppraisalAgeDays=3650', ['empty', 'let']],
    ['depositWithinDays=3', ['empty']],
    ['maxAllInCost=1000000', []],
    ['maxAllInCost=1100000', ['empty']],
    ['maxAllInCost=90000000', ['empty', 'let']],
  ])('%s finds %j with premium, and is refused without', async (filter, expected) => {
    await flats();
    const headers = await premium();
    const { json } = await getApi(app, `/api/properties/search?${filter}`, headers);
    expect(json.properties.map(keyOf).toSorted()).toEqual(expected);
    const name = filter.split('=')[0];
    expect(await getApi(app, `/api/properties/search?${filter}`)).toMatchObject({
      status: 403,
      json: { code: 'PREMIUM_FILTER', field: name, message: 'Gelişmiş filtreler Premium üyelere açıktır.' },
    });
    const open = await searchUnderstoodApi(app, { [name ?? '']: filter.split('=')[1] ?? '', facets: '1' });
    const plain = await searchUnderstoodApi(app, { facets: '1' });
    expect([open.keys, open.facets]).toEqual([plain.keys, plain.facets]);
    expect(open.interpretation.unused).toEqual([
      expect.stringMatching(/\(Premium\)$/),
      ...open.interpretation.unused.slice(1),
    ]);
  });

  it.each([
    'kdvRate=7',
    'occupancy=ghost',
    'annotations=mortgage&withoutAnnotations=mortgage',
    'minPricePerSquareMeter=5&maxPricePerSquareMeter=4',
    'maxAppraisalAgeDays=0',
    'depositWithinDays=61',
    'maxAllInCost=-1',
    'maxTodayRatio=0',
    'maxTodayRatio=101',
  ])('%s is an invalid search for everyone', async (filter) => {
    expect((await getApi(app, `/api/properties/search?${filter}`)).status).toBe(400);
    expect((await getApi(app, `/api/properties/search-ai?${filter}`)).status).toBe(400);
  });

  it('a new price takes effect at once', async () => {
    const [listing] = [{ ...FLAT, auctionId: 'one', sourceKey: 'one', noticeValues: said({ areaM2: 100 }) }];
    const headers = await premium();
    const found = async () =>
      (await getApi(app, '/api/properties/search?maxPricePerSquareMeter=15000', headers)).json.properties.map(keyOf);
    await listings({ ...listing, price: 2_000_000 });
    expect(await found()).toEqual([]);
    await listings({ ...listing, price: 1_000_000 });
    expect(await found()).toEqual(['one']);
  });

  it('sorting by price per square metre works in both directions', async () => {
    await flats();
    const headers = await premium();
    const keys = async (sort: string) =>
      (await getApi(app, `/api/properties/search?sort=${sort}`, headers)).json.properties.map(keyOf);
    expect(await keys('pricePerM2Asc')).toEqual(['empty', 'share', 'let', 'silent']);
    expect(await keys('pricePerM2Desc')).toEqual(['let', 'share', 'empty', 'silent']);
  });

  it('sorting by total cost or appraisal date puts unknown values last and follows a new notice', async () => {
    await flats();
    const headers = await premium();
    const keys = async (sort: string) =>
      (await getApi(app, `/api/properties/search?sort=${sort}`, headers)).json.properties.map(keyOf);
    for (const sort of ['allInAsc', 'appraisedDesc', 'appraisedAsc']) {
      const known = (await keys(sort)).slice(0, 2);
      expect(known, sort).toEqual(sort === 'appraisedAsc' ? ['let', 'empty'] : ['empty', 'let']);
    }
    const told = { ...FLAT, auctionId: 'told', sourceKey: 'told', price: 900_000, endDate: inDays(30) };
    await listings(told);
    expect((await keys('allInAsc')).indexOf('told')).toBeGreaterThan(1);
    await listings({ ...told, noticeValues: said({ kdv: [1], appraisedOn: '2026-11-01' }) });
    expect((await keys('allInAsc')).slice(0, 3)).toEqual(['told', 'empty', 'let']);
    expect((await keys('appraisedDesc')).slice(0, 3)).toEqual(['told', 'empty', 'let']);
    expect(await getApi(app, '/api/properties/search?sort=allInAsc')).toMatchObject({ status: 403 });
  });

  it('an alert asks for them as long as its owner has premium, and tells nothing of them to others', async () => {
    const member = await registerMember(app);
    const other = await registerMember(app);
    await payForPremium(deps, member.id);
    const criteria = {
      alertName: 'İpoteksiz',
      searchCriteria: { subCategory: ['Daire'], withoutAnnotations: ['mortgage' as const] },
    };
    for (const { id } of [member, other]) await createAlert(deps, id, criteria);
    await flats();
    await matchAlerts(deps);
    const notified = async ({ token }: { token: string }) =>
      (await getApi(app, '/api/user/notifications', { authorization: `Bearer ${token}` })).json;
    expect(await notified(member)).toHaveLength(1);
    expect(await notified(other)).toHaveLength(4);
  });
});

describe('words', () => {
  it.each<[query: string, parameters: Record<string, string>]>([
    ['üzerinde ipotek olmayan boş daire', { withoutAnnotations: 'mortgage', occupancy: 'empty', subCategory: 'Daire' }],
    ['ipoteksiz daire', { withoutAnnotations: 'mortgage' }],
    ['ipotek ve haciz olmayan daireler', { withoutAnnotations: 'mortgage,seizure' }],
    ['aile konutu şerhi olmasın daire', { withoutAnnotations: 'familyHome' }],
    ['ipotekli daire', { annotations: 'mortgage' }],
    ['kiracılı dükkan', { occupancy: 'tenant', subCategory: 'İşyeri' }],
    ['kdv’si %1 daire', { kdvRate: '1' }],
    ['%10 kdvli dükkan', { kdvRate: '10' }],
    ['m² fiyatı 20.000 altı daire', { maxPricePerSquareMeter: '20000' }],
    ['metrekaresi 15 bin ile 20 bin arası daire', { minPricePerSquareMeter: '15000', maxPricePerSquareMeter: '20000' }],
    ['teminatı 3 gün içinde daire', { depositWithinDays: '3' }],
    ['kıymet takdiri 1 yıldan yeni daire', { maxAppraisalAgeDays: '365' }],
    ['toplam maliyeti 2 milyon altı daire', { maxAllInCost: '2000000' }],
    ['toplam maliyeti en düşük daire', { sort: 'allInAsc' }],
    ['bugünkü karşılığının yarısından ucuz daireler', { maxTodayRatio: '50' }],
    ['bugünkü değerinin %60’ından düşük ev', { maxTodayRatio: '60' }],
    ['bugünkü karşılığına göre en ucuz daire', { sort: 'todayRatioAsc' }],
    ['değerlemesi en eski daire', { sort: 'appraisedAsc' }],
    ['kasko değerinin yarısından ucuz otomobil', { category: '2', maxTodayRatio: '50' }],
    ['kasko değerinin %80’inden düşük araba', { category: '2', maxTodayRatio: '80' }],
    ['kasko değerine göre en ucuz otomobil', { category: '2', sort: 'todayRatioAsc' }],
  ])('“%s” is read as %o with premium; without it the ignored part is reported', async (query, parameters) => {
    const path = `/api/properties/search-ai?query=${encodeURIComponent(query)}`;
    const { json } = await getApi(app, path, await premium());
    expect(json.interpretation.search).toMatchObject({ category: '1', ...parameters });
    expect(json.interpretation.search.query).toBeUndefined();
    const { interpretation } = await searchUnderstoodApi(app, { query });
    expect(
      Object.keys(interpretation.search).filter(
        (name) => name in parameters && name !== 'subCategory' && name !== 'category',
      ),
    ).toEqual([]);
    expect(interpretation.unused.length).toBeGreaterThan(0);
    for (const said of interpretation.unused) expect(said).toMatch(/\(Premium\)$/);
  });

  it.each(['boş arsa', '100 m2 daire', 'teminatı 200 bin altı daire', 'hacizsiz araba', '1 yıl içinde biten daire'])(
    '“%s” is read as none of these filters',
    async (query) => {
      const { json } = await getApi(
        app,
        `/api/properties/search-ai?query=${encodeURIComponent(query)}`,
        await premium(),
      );
      expect(json.interpretation.details?.advanced).toBeUndefined();
    },
  );
});
