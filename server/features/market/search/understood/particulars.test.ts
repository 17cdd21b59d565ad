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

const ask = (parameters: Record<string, string>) => searchUnderstoodApi(app, parameters);
const listings = (...given: Partial<ListingRecord>[]) => storeListings(deps, ...given);

/** The values of a notice, without sentences. */
function said(values: Record<string, unknown>): NoticeValues {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, sentence: null }]);
  // safe: the tests use the names of the schema
  return { values: Object.fromEntries(entries), conflicts: [] } as NoticeValues;
}

const keyOf = ({ auctionId }: { auctionId: string | null }) => auctionId;

const CAR = { categoryNumber: '2', tur: 'Otomobil', carAge: '8' } as const;
const cars = () =>
  listings(
    { ...CAR, auctionId: 'megane', title: 'Renault Megane', noticeValues: said({ modelYear: 2018, km: 90_000 }) },
    { ...CAR, auctionId: 'clio', title: 'Otomobil', carModel: '123', noticeValues: said({ modelText: 'CLIO 1.5' }) },
    { ...CAR, auctionId: 'crv', title: 'Honda CR-V', carAge: '2', noticeValues: said({ km: 150_000, fuel: 'Dizel' }) },
    { ...CAR, auctionId: 'kartal', title: 'Kartal ilçesinde otomobil', il: 'İstanbul', ilce: 'Kartal' },
  );

describe('vehicles', () => {
  it.each([
    ['megan', ['megane']],
    ['clio veya crv', ['clio', 'crv']],
    ['renault megane, honda', ['megane', 'crv']],
    ['cr-v 2020+', ['crv']],
    ['2015-2018 otomobil', ['megane', 'clio', 'kartal']],
    ['2017 öncesi araba', []],
    ['5 yaşını geçmemiş araba', ['crv']],
    ['kartal araba', ['kartal']],
  ])('“%s” finds %j', async (query, expected) => {
    await cars();
    const { keys, interpretation } = await ask({ query });
    expect((interpretation.relaxed ? [] : keys).toSorted()).toEqual(expected.toSorted());
  });

  it('a make with chosen models matches only those; a make without matches all its models', async () => {
    await cars();
    expect((await ask({ brand: 'Renault,Honda', model: 'Renault Megane' })).keys.toSorted()).toEqual(['crv', 'megane']);
    expect((await ask({ brand: 'renault' })).keys.toSorted()).toEqual(['clio', 'megane']);
  });

  it('kilometres and fuel need premium: without it search-ai reports them as unused and search refuses them', async () => {
    await cars();
    const { keys, interpretation } = await ask({ query: '100 bin km altı araba' });
    expect(keys).toHaveLength(4);
    expect(interpretation.unused).toEqual(['en çok 100.000 km (Premium)']);
    expect(interpretation.understood).not.toContain('maxKm');
    expect(await getApi(app, '/api/properties/search?maxKm=100000')).toMatchObject({
      status: 403,
      json: { code: 'PREMIUM_FILTER', field: 'maxKm' },
    });
    const member = await registerMember(app);
    await payForPremium(deps, member.id);
    const headers = { authorization: `Bearer ${member.token}` };
    const found = async (path: string) => (await getApi(app, path, headers)).json.properties.map(keyOf);
    expect(await found('/api/properties/search?maxKm=100000')).toEqual(['megane']);
    expect(await found('/api/properties/search-ai?query=dizel%20araba')).toEqual(['crv']);
  });

  it('results can be sorted by model year, with unknown years last', async () => {
    await cars();
    await listings(
      { ...CAR, auctionId: 'unknown', carAge: null },
      { ...CAR, auctionId: 'older', carAge: '1998' },
      { ...CAR, auctionId: 'newer', carAge: '12', noticeValues: said({ modelYear: 2025 }) },
    );
    const keys = async (sort: string) => (await ask({ category: '2', sort })).properties.map(keyOf);
    const latest = await keys('yearDesc');
    expect([...latest.slice(0, 2), ...latest.slice(-2)]).toEqual(['newer', 'crv', 'older', 'unknown']);
    const earliest = await keys('yearAsc');
    expect([earliest[0], ...earliest.slice(-3)]).toEqual(['older', 'crv', 'newer', 'unknown']);
  });

  it('sorting by kilometres needs premium: without it search-ai reports it as unused and search refuses it', async () => {
    await cars();
    const { properties, interpretation } = await ask({ category: '2', sort: 'kmAsc' });
    expect(properties.map(keyOf)).toEqual((await ask({ category: '2' })).properties.map(keyOf));
    expect(interpretation.unused).toEqual(['önce az kilometreliler (Premium)']);
    expect(await getApi(app, '/api/properties/search?sort=kmAsc')).toMatchObject({
      status: 403,
      json: { code: 'PREMIUM_FILTER', field: 'sort' },
    });
    const member = await registerMember(app);
    await payForPremium(deps, member.id);
    const { json } = await getApi(app, '/api/properties/search-ai?sort=kmAsc', {
      authorization: `Bearer ${member.token}`,
    });
    expect(json.properties.map(keyOf).slice(0, 2)).toEqual(['megane', 'crv']);
  });

  it('counts are shown for makes and years of vehicles, and for models of the chosen makes', async () => {
    await cars();
    await listings({ tur: 'Arsa', title: 'Renault Mahallesinde arsa' });
    const all = (await ask({ category: '2', facets: '1' })).facets;
    expect(all?.brand).toEqual([
      { value: 'Renault', count: 2 },
      { value: 'Honda', count: 1 },
    ]);
    expect(all?.modelYear.map(({ value }) => value)).toEqual(['2018', '2024']);
    expect(all?.model).toEqual([]);
    const chosen = (await ask({ category: '2', model: 'Renault Clio', facets: '1' })).facets;
    expect(chosen?.model.map(({ value }) => value)).toEqual(['Renault Clio', 'Renault Megane']);
    expect(chosen?.brand).toEqual(all?.brand);
    expect((await ask({ facets: '1' })).facets?.brand).toEqual([]);
  });

  it('an alert finds a model in a new listing', async () => {
    const member = await registerMember(app);
    await createAlert(deps, member.id, { alertName: 'Megane', searchCriteria: { query: 'megan 2015 üstü' } });
    await cars();
    await matchAlerts(deps);
    const { json } = await getApi(app, '/api/user/notifications', { authorization: `Bearer ${member.token}` });
    expect(json).toHaveLength(1);
  });
});

describe('real estate', () => {
  it.each([
    ['hissesiz arsa', ['small', 'large']],
    ['hisseli arsa', ['share']],
    ['500 m2 üstü arsa', ['large', 'share']],
    ['5 dönüm arsa', ['large']],
    ['başlamamış arsa', ['large']],
    ['devam eden arsa ihaleleri', ['small']],
    ['istanbul anadolu yakası arsa', ['small']],
    ['kocaeli ve çevresinde arsa', ['small', 'share']],
    ['istanbul kocaeli hariç arsa', ['large']],
  ])('“%s” finds %j', async (query, expected) => {
    const start = (days: number) => ({ at: inDays(days).toISOString(), isDayOnly: false });
    const plot = { tur: 'Arsa', title: 'Arsa' };
    await listings(
      {
        ...plot,
        auctionId: 'small',
        il: 'İstanbul',
        ilce: 'Şile',
        noticeValues: said({ areaM2: 300, firstStart: start(-2) }),
      },
      { ...plot, auctionId: 'large', noticeValues: said({ areaM2: 5120.5, firstStart: start(3) }) },
      { ...plot, auctionId: 'share', hisse: '1/3', il: 'Kocaeli', ilce: 'Gebze', noticeValues: said({ areaM2: 900 }) },
    );
    const { keys, interpretation } = await ask({ query });
    expect(interpretation.relaxed).toBeUndefined();
    expect(keys.toSorted()).toEqual(expected.toSorted());
  });
});

it('counts shares and phases, each without applying its own filter', async () => {
  const firstStart = (days: number) =>
    said({ areaM2: 100, firstStart: { at: inDays(days).toISOString(), isDayOnly: false } });
  await listings({ hisse: '1/2' }, { noticeValues: firstStart(2) }, { noticeValues: firstStart(-2) });
  const counts = async (parameters: Record<string, string>) => {
    const { facets } = await ask({ ...parameters, facets: '1' });
    return { share: facets?.share, phase: facets?.phase };
  };
  const share = [
    { value: 'unknown', count: 2 },
    { value: 'part', count: 1 },
  ];
  const phase = [
    { value: 'running', count: 1 },
    { value: 'upcoming', count: 1 },
  ];
  expect(await counts({})).toEqual({ share, phase });
  expect(await counts({ share: 'part' })).toEqual({ share, phase: [] });
  expect(await counts({ phase: 'upcoming' })).toEqual({ share: [{ value: 'unknown', count: 1 }], phase });
  expect(await counts({ includeEnded: '1' })).toEqual({ share: [], phase: [] });
});

it('a share of unknown size counts as a share, and only a stated whole counts as whole (D55)', async () => {
  await listings(
    { auctionId: 'unsized', noticeValues: said({ isShareSale: true }) },
    { auctionId: 'whole', noticeValues: said({ isShareSale: false }) },
    { auctionId: 'silent' },
  );
  const keys = async (share: string) => (await ask({ share })).keys.toSorted();
  expect(await keys('part')).toEqual(['unsized']);
  expect(await keys('whole')).toEqual(['whole']);
  expect(await keys('unknown')).toEqual(['silent']);
  expect(await keys('whole,unknown')).toEqual(['silent', 'whole']);
  expect((await ask({ query: 'hissesiz' })).keys.toSorted()).toEqual(['silent', 'whole']);
});

it('real estate can be sorted by area and price per square metre, for a share by the area of the share', async () => {
  const plot = { tur: 'Arsa', title: 'Arsa', price: 1_000_000 };
  await listings(
    { ...plot, auctionId: 'small', noticeValues: said({ areaM2: 200 }) },
    { ...plot, auctionId: 'share', hisse: '1/10', noticeValues: said({ areaM2: 1000 }) },
    { ...plot, auctionId: 'unknown' },
    { ...plot, auctionId: 'large', noticeValues: said({ areaM2: 900 }) },
  );
  const member = await registerMember(app);
  await payForPremium(deps, member.id);
  const keys = async (sort: string) => {
    const { json } = await getApi(app, `/api/properties/search?sort=${sort}`, {
      authorization: `Bearer ${member.token}`,
    });
    return json.properties.map(keyOf);
  };
  expect(await keys('areaDesc')).toEqual(['share', 'large', 'small', 'unknown']);
  expect(await keys('areaAsc')).toEqual(['small', 'large', 'share', 'unknown']);
  expect(await keys('pricePerM2Asc')).toEqual(['large', 'small', 'share', 'unknown']);
  await deps.db.$client.query("update properties set price = 9900000 where auction_id = 'large'");
  expect(await keys('pricePerM2Asc')).toEqual(['small', 'share', 'large', 'unknown']);
});

it('a number also finds its listing after the auction, with its outcome', async () => {
  await listings({
    auctionId: 'sold',
    dosyaBilgi: '2024/1867 Esas',
    status: 'sold',
    soldPrice: 900_000,
    endDate: inDays(-3),
  });
  const { keys, interpretation } = await ask({ query: '2024/1867' });
  expect(keys).toEqual(['sold']);
  expect(interpretation.relaxed).toMatchObject({
    what: 'ended',
    sentence: 'Bu numarayla süren bir ihale yok, sona ermiş 1 ihale.',
    search: { fileNumber: '2024/1867', includeEnded: '1' },
  });
  expect((await ask({ query: '2024/1868' })).total).toBe(0);
});

it('a result found by number includes the matched number, and the outcome if the auction has ended', async () => {
  await listings(
    { auctionId: '12345678', dosyaBilgi: '2024/1867 Esas', status: 'sold', soldPrice: 900_000, endDate: inDays(-3) },
    { auctionId: '87654321', ada: '0120', parsel: '4', description: '2024/1867 sayılı dosyadan ayrılmıştır.' },
  );
  const matched = async (query: string) =>
    (await ask({ query })).properties.map(({ status, soldPrice, matchedNumber }) => [status, soldPrice, matchedNumber]);
  expect(await matched('2024/1867')).toEqual([['sold', 900_000, { kind: 'file', number: '2024/1867 Esas' }]]);
  for (const query of ['12345678', 'ihale no 12345678', '12345678 nolu ihale'])
    expect(await matched(query), query).toEqual([['sold', 900_000, { kind: 'auction', number: '12345678' }]]);
  expect(await matched('120 ada 4 parsel')).toEqual([['open', null, { kind: 'parcel', number: '120 ada 4 parsel' }]]);
  expect((await ask({})).properties.map(({ matchedNumber }) => matchedNumber)).toEqual([undefined]);
});

describe('the deposit (D38)', () => {
  const deposits = () =>
    listings(
      { auctionId: 'tenth', price: 400_000 },
      { auctionId: 'fifth', price: 400_000, noticeValues: said({ deposit: { percent: 20, amount: null } }) },
      { auctionId: 'named', price: 9_000_000, noticeValues: said({ deposit: { percent: null, amount: 30_000.5 } }) },
      { auctionId: 'twice', price: 100, noticeValues: { values: {}, conflicts: [{ name: 'deposit', sentences: [] }] } },
      { auctionId: 'unpriced', price: null },
    );

  it.each([
    [{ maxDeposit: '50000' }, ['named', 'tenth']],
    [{ minDeposit: '40000' }, ['fifth', 'tenth']],
    [{ minDeposit: '30000', maxDeposit: '40000' }, ['named', 'tenth']],
    [{ maxDeposit: '50000', includeUnknown: 'deposit' }, ['named', 'tenth', 'twice', 'unpriced']],
    [{ query: 'teminatı 50 bin altı' }, ['named', 'tenth']],
    [{ query: '50 bin tl teminatla girilebilecek daire' }, ['named', 'tenth']],
    [{ query: 'en az 60 bin teminatlı daire' }, ['fifth']],
  ])('is the amount in the notice, or else the statutory tenth: %j finds %j', async (parameters, expected) => {
    await deposits();
    const { keys, interpretation } = await ask(parameters);
    expect(interpretation.relaxed).toBeUndefined();
    expect(keys.toSorted()).toEqual(expected);
  });

  it('sorts results, with unknown deposits last', async () => {
    await deposits();
    const first = async (parameters: Record<string, string>) =>
      (await ask(parameters)).properties.map(keyOf).slice(0, 3);
    expect(await first({ sort: 'depositAsc' })).toEqual(['named', 'tenth', 'fifth']);
    expect(await first({ sort: 'depositDesc' })).toEqual(['fifth', 'tenth', 'named']);
    expect(await first({ query: 'teminatı en düşük daireler' })).toEqual(['named', 'tenth', 'fifth']);
  });

  it('can be a criterion of an alert', async () => {
    const member = await registerMember(app);
    await createAlert(deps, member.id, { alertName: 'Az', searchCriteria: { maxDeposit: 35_000 } });
    await deposits();
    await matchAlerts(deps);
    const { json } = await getApi(app, '/api/user/notifications', { authorization: `Bearer ${member.token}` });
    expect(json).toHaveLength(1);
  });
});

const LAND = { tur: 'Arsa', noticeValues: said({ areaM2: 50 }) };

describe('listings with unknown values (includeUnknown)', () => {
  const ranges = () =>
    listings(
      { auctionId: 'small', noticeValues: said({ areaM2: 60 }) },
      { auctionId: 'large', noticeValues: said({ areaM2: 200 }) },
      { auctionId: 'silent' },
      { ...LAND, auctionId: 'unpriced', price: null },
      { ...LAND, auctionId: 'cheap', price: 250_000 },
      { ...LAND, auctionId: 'dear', price: 750_000 },
      { ...CAR, auctionId: 'old', carAge: '20' },
      { ...CAR, auctionId: 'new', carAge: '2' },
      { ...CAR, auctionId: 'ageless', carAge: null },
    );

  it.each([
    [{ category: '1', minArea: '100' }, ['large'], ['large', 'silent'], 'area'],
    [{ subCategory: 'Arsa', maxPrice: '300000' }, ['cheap'], ['cheap', 'unpriced'], 'price'],
    [{ query: '300 bin altı arsa' }, ['cheap'], ['cheap', 'unpriced'], 'price'],
    [{ category: '2', minYear: '2020' }, ['new'], ['ageless', 'new'], 'year'],
    [{ category: '2', maxAge: '5' }, ['new'], ['ageless', 'new'], 'age'],
  ])('are counted for %j, and included on request', async (parameters, without, withUnknown, range) => {
    await ranges();
    const plain = await ask({ ...parameters, facets: '1' });
    expect(plain.keys.toSorted()).toEqual(without);
    expect(plain.facets?.unknown).toEqual([{ value: range, count: 1 }]);
    const taken = await ask({ ...parameters, includeUnknown: range, facets: '1' });
    expect(taken.keys.toSorted()).toEqual(withUnknown);
    expect(taken.facets?.unknown).toEqual([{ value: range, count: 1 }]);
  });

  it('are not counted for a range that needs premium', async () => {
    await ranges();
    const refused = await getApi(
      app,
      '/api/properties/search?minPricePerSquareMeter=5&includeUnknown=pricePerSquareMeter',
    );
    expect(refused).toMatchObject({ status: 403, json: { code: 'PREMIUM_FILTER' } });
    expect((await ask({ facets: '1' })).facets?.unknown).toEqual([]);
  });

  it('are refused for an unknown range', async () => {
    expect(await getApi(app, '/api/properties/search?includeUnknown=oda')).toMatchObject({
      status: 400,
      json: { field: 'includeUnknown' },
    });
  });
});
