import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { listingSummarySchema } from '#shared/listings.ts';
import { getApi, searchApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const get = (path: string, headers?: Record<string, string>) => getApi(app, path, headers);
const search = (parameters: string) => searchApi(app, parameters);

describe('GET /api/properties', () => {
  const titles = async (parameters = '') =>
    listingSummarySchema
      .array()
      .parse((await get(`/api/properties${parameters}`)).json)
      .map(({ title }) => title);

  it('returns current auctions with a picture first, then the others, each group by its end (D52)', async () => {
    const picture = '/files/a.webp';
    await recordListings(deps, [
      makeListingRecord({ title: 'Süresiz', endDate: null }),
      makeListingRecord({ title: 'Görselsiz, sonra', endDate: inDays(2) }),
      makeListingRecord({ title: 'Sonra', imageUrl: picture, endDate: inDays(5) }),
      makeListingRecord({ title: 'Önce', imageUrl: picture, endDate: inDays(1) }),
      makeListingRecord({ title: 'Görselsiz', endDate: inDays(1) }),
      makeListingRecord({ title: 'Bitmiş', imageUrl: picture, endDate: inDays(-1) }),
    ]);
    expect(await titles()).toEqual(['Önce', 'Sonra', 'Görselsiz', 'Görselsiz, sonra', 'Süresiz']);
    expect(await titles('?limit=3')).toEqual(['Önce', 'Sonra', 'Görselsiz']);
    expect(await titles('?limit=1')).toEqual(['Önce']);
  });

  it('returns the rows of a source without any pictures (D52)', async () => {
    await recordListings(deps, [makeListingRecord({ title: 'Sulu tarla' })]);
    expect(await titles()).toEqual(['Sulu tarla']);
  });

  it.each(['0', '101', '-1', '1.5', 'abc', '99999999999999999999'])('refuses limit=%s', async (limit) => {
    const { status, json } = await get(`/api/properties?limit=${limit}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ field: 'limit', message: 'limit 1 ile 100 arasında bir tam sayı olmalıdır.' });
  });
});

describe('GET /api/properties/search', () => {
  it('answers a page with the exact total', async () => {
    await recordListings(
      deps,
      Array.from({ length: 30 }, () => makeListingRecord()),
    );
    expect(await search('')).toMatchObject({ total: 30, page: 1, pageSize: 24 });
    expect((await search('page=2')).properties).toHaveLength(6);
    expect(await search('page=3')).toMatchObject({ properties: [], total: 30 });
  });

  it('returns the same as search-ai if there is no query to understand', async () => {
    await recordListings(deps, [makeListingRecord()]);
    const { interpretation, ...understood } = (await get('/api/properties/search-ai?city=Ankara&facets=1')).json;
    expect(understood).toEqual((await get('/api/properties/search?city=Ankara&facets=1')).json);
    expect(interpretation).toEqual({
      parts: [],
      ambiguities: [],
      search: { city: 'Ankara' },
      understood: [],
      unused: [],
    });
  });

  it('counts the choices of each filter on request, without applying that filter', async () => {
    await recordListings(deps, [
      makeListingRecord({ il: 'Ankara', ilce: 'Çankaya' }),
      makeListingRecord({ il: 'Ankara', ilce: 'Mamak', tur: 'Villa' }),
      makeListingRecord({ il: 'İzmir', ilce: 'Konak' }),
    ]);
    const { facets, total } = await search('city=ankara&facets=true');
    expect(total).toBe(2);
    expect(facets?.city).toEqual([
      { value: 'Ankara', count: 2 },
      { value: 'İzmir', count: 1 },
    ]);
    expect(facets?.subCategory).toEqual([
      { value: 'Daire', count: 1 },
      { value: 'Villa', count: 1 },
    ]);
    expect(facets?.district).toEqual([
      { value: 'Çankaya', count: 1 },
      { value: 'Mamak', count: 1 },
    ]);
    expect((await search('city=ankara')).facets).toBeUndefined();
  });

  it.each([
    ['minPrice=100000&maxPrice=200000', ['b']],
    ['minPrice=200000.01', ['c']],
    ['maxPrice=99999.99', ['a']],
    ['category=2', ['b']],
    ['subCategory=Daire,Makine', ['a', 'c']],
    ['city=izmir,VAN', ['b', 'c']],
    ['city=van&district=edremit', ['c']],
    ['daysRemaining=2', ['a']],
    ['secondRound=1', ['b']],
    ['subCategory=daire', ['a']],
    ['subCategory=DAİRE,makine', ['a', 'c']],
    ['secondRound=hayir', ['a', 'c']],
    ['secondRound=false', ['a', 'b', 'c']],
    ['secondRound=0&sulhMahkeme=false', ['a', 'b', 'c']],
    ['sulhMahkeme=true', ['c']],
    ['sort=priceDesc', ['c', 'b', 'a']],
    ['includeEnded=1', ['a', 'b', 'c', 'd']],
    ['query=esas&city=Van', ['c']],
    ['utm_source=x&constructor=1&__proto__=2', ['a', 'b', 'c']],
  ])('filters and sorts by %s', async (parameters, titles) => {
    await recordListings(deps, [
      makeListingRecord({ title: 'a', price: 99_999.99, endDate: inDays(2), courtName: null }),
      makeListingRecord({
        title: 'b',
        price: 150_000,
        endDate: inDays(3),
        il: 'İzmir',
        ilce: 'Konak',
        categoryNumber: '2',
        tur: 'Otomobil',
        secondRound: '1',
      }),
      makeListingRecord({
        title: 'c',
        price: 200_000.01,
        endDate: inDays(4),
        il: 'Van',
        ilce: 'Edremit',
        categoryNumber: '3',
        tur: 'Makine',
        sulhMahkeme: '1',
      }),
      makeListingRecord({ title: 'd', price: 1, endDate: inDays(-1) }),
    ]);
    expect((await search(parameters)).properties.map(({ title }) => title)).toEqual(titles);
  });

  it('a listing whose round is unknown is found under neither round and counted in neither (D59)', async () => {
    await recordListings(deps, [
      makeListingRecord({ title: 'first' }),
      makeListingRecord({ title: 'second', secondRound: '1' }),
      makeListingRecord({ title: 'untold', roundIsDerived: true }),
      makeListingRecord({ title: 'ended', roundIsDerived: true, endDate: inDays(-1) }),
    ]);
    const titles = async (parameters: string) => (await search(parameters)).properties.map(({ title }) => title);
    expect(await titles('secondRound=hayir')).toEqual(['first']);
    expect(await titles('secondRound=hayir&includeEnded=1')).toEqual(['first']);
    expect(await titles('secondRound=1')).toEqual(['second']);
    expect((await search('facets=1')).facets?.secondRound).toEqual([
      { value: '0', count: 1 },
      { value: '1', count: 1 },
    ]);
  });

  it('sorts by the time a listing was first seen, the latest first', async () => {
    for (const title of ['a', 'b', 'c']) await recordListings(deps, [makeListingRecord({ title })]);
    expect((await search('sort=newest')).properties.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['city=Atlantis', 'city', 'Atlantis'],
    ['city=,', 'city', 'en az bir'],
    ['city=Ankara&district=Konak', 'district', 'Konak'],
    ['district=Yok', 'district', 'Yok'],
    ['category=4', 'category', 'Tür şunlardan'],
    ['category=%00', 'category', 'Tür'],
    ['subCategory=Daire,Uzay', 'subCategory', 'Uzay'],
    ['sort=best', 'sort', 'Sıralama'],
    ['minPrice=-1', 'minPrice', 'En düşük bedel en az 0, en çok 1.000.000.000.000 olabilir.'],
    ['maxPrice=99999999999999999', 'maxPrice', 'En yüksek bedel'],
    ['maxPrice=1e9', 'maxPrice', 'En yüksek bedel'],
    ['minPrice=5&maxPrice=4', 'minPrice', 'En düşük bedel, en yüksek bedel değerinden büyük olamaz.'],
    ['daysRemaining=0', 'daysRemaining', 'Kalan gün'],
    ['daysRemaining=61', 'daysRemaining', 'Kalan gün'],
    ['daysRemaining=1.5', 'daysRemaining', 'tam sayı'],
    ['secondRound=evet', 'secondRound', 'İhale'],
    ['sulhMahkeme=2', 'sulhMahkeme', 'Satışı yapan'],
    ['page=0', 'page', 'Sayfa'],
    ['page=-3', 'page', 'Sayfa'],
    ['page=1&page=2', 'page', 'Sayfa'],
    ['page=99999999', 'page', 'Sayfa'],
    ['includeEnded=x', 'includeEnded', 'Sona eren ihaleler'],
    ['facets=x', 'facets', 'Sayımlar'],
    [`query=${'a'.repeat(5000)}`, 'query', '300'],
  ])('refuses %s, and names the parameter, and its field in Turkish (D15)', async (parameters, field, hint) => {
    for (const address of ['search', 'search-ai']) {
      const { status, json } = await get(`/api/properties/${address}?${parameters}`);
      expect(status).toBe(400);
      const error = apiErrorSchema.parse(json);
      expect(error).toMatchObject({ field, code: 'INVALID_PARAMETER' });
      expect(error.message).toContain(hint);
    }
  });

  it.each([
    '%00',
    '%25',
    '%27%22%5C',
    '%ED%A0%80',
    '%F0%9F%8F%A0',
    '!%26%7C%3A*',
    '%E2%80%8B',
    '%',
    '%E0%A4%A',
    "'%3B%20drop%20table%20properties--",
  ])('finds nothing for the odd text %s', async (query) => {
    await recordListings(deps, [makeListingRecord()]);
    expect(await search(`query=${query}`)).toMatchObject({ properties: [], total: 0 });
    expect((await get(`/api/properties/search-ai?query=${query}`)).json).toMatchObject({ properties: [], total: 0 });
  });
});
