import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { interpretQuery } from '#server/features/market/understanding/index.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { getApi, searchUnderstoodApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { furtherCriteria } from '#tests/support/oracle/further-criteria.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { understandSearch } from './understand-search.ts';

const { deps, app } = await openTestApp();

afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const ask = (parameters: Record<string, string>) => searchUnderstoodApi(app, parameters);
const listings = (...given: Partial<ListingRecord>[]) => storeListings(deps, ...given);

describe('GET /api/properties/search-ai', () => {
  it('turns a sentence into filters and lists them', async () => {
    await listings(
      { auctionId: 'wanted', price: 1_900_000, title: '3+1 daire' },
      { auctionId: 'dear', price: 2_100_000, title: '3+1 daire' },
      { auctionId: 'small', price: 900_000, title: '1+1 daire' },
      { auctionId: 'elsewhere', price: 900_000, title: '3+1 daire', ilce: 'Mamak' },
      { auctionId: 'field', price: 900_000, title: '3+1 daire yanında tarla', tur: 'Tarla' },
    );
    const { keys, interpretation } = await ask({ query: "Ankara Çankaya'da 3+1 daire 2 milyon altı" });
    expect(keys).toEqual(['wanted']);
    expect(interpretation).toMatchObject({ city: ['Ankara'], district: 'Çankaya', maxPrice: 2_000_000, text: '3+1' });
    expect(interpretation.search).toEqual({
      query: '3+1',
      literal: '1',
      category: '1',
      subCategory: 'Daire',
      city: 'Ankara',
      district: 'Çankaya',
      maxPrice: '2000000',
    });
    expect(interpretation.relaxed).toBeUndefined();
  });

  it('gives explicit filters priority over the same filters in the query', async () => {
    await listings(
      { auctionId: 'izmir', il: 'İzmir', ilce: 'Bornova', price: 3_000_000 },
      { auctionId: 'ankara', price: 1_000_000 },
    );
    const { keys, interpretation } = await ask({
      query: 'ankara çankaya daire 2 milyon altı',
      city: 'izmir',
      maxPrice: '4000000',
    });
    expect(keys).toEqual(['izmir']);
    expect(interpretation.understood).toEqual(['category', 'subCategory']);
  });

  it.each([
    ['arsa', { category: '2' }, []],
    ['daire 5 milyon üstü', { maxPrice: '3000000' }, ['category', 'subCategory']],
    ['haftaya biten daire', { daysRemaining: '3' }, ['category', 'subCategory']],
    ['çankaya daire', { district: 'Bornova' }, ['category', 'subCategory']],
    ['edremit daire', { city: 'Van' }, ['category', 'district', 'subCategory']],
    ['en ucuz daire', { sort: 'newest' }, ['category', 'subCategory']],
    ['5 yaş altı araba', { minAge: '7' }, ['category', 'subCategory']],
    ['ankara hariç daire', { city: 'Ankara' }, ['category', 'subCategory']],
  ])('reads from “%s” with %j only %j', async (query, filters, understood) => {
    const given = resolveSearch(listingSearchSchema.parse({ query, ...filters }), ALL_TEXTS);
    const { interpretation } = understandSearch(given, interpretQuery(query, TEST_NOW), TEST_NOW);
    expect(interpretation.understood.toSorted()).toEqual(understood);
  });

  it('searches every province that an ambiguous name may mean, and reports the ambiguity', async () => {
    await listings(
      { auctionId: 'balikesir', il: 'Balıkesir', ilce: 'Edremit' },
      { auctionId: 'van', il: 'Van', ilce: 'Edremit' },
      { auctionId: 'ankara' },
    );
    const both = await ask({ query: 'edremit daire' });
    expect(both.keys).toEqual(['balikesir', 'van']);
    expect(both.interpretation.ambiguities).toEqual([
      {
        word: 'Edremit',
        options: [
          { city: 'Balıkesir', district: 'Edremit' },
          { city: 'Van', district: 'Edremit' },
        ],
      },
    ]);
    const chosen = await ask({ query: 'edremit daire', city: 'Van', district: 'Edremit' });
    expect(chosen.keys).toEqual(['van']);
    expect(chosen.interpretation).toMatchObject({ ambiguities: [] });
    expect(chosen.interpretation.ambiguous).toBeUndefined();
  });

  it('takes several districts as alternatives', async () => {
    await listings(
      { auctionId: 'bornova', il: 'İzmir', ilce: 'Bornova' },
      { auctionId: 'karsiyaka', il: 'İzmir', ilce: 'Karşıyaka' },
      { auctionId: 'konak', il: 'İzmir', ilce: 'Konak' },
    );
    expect((await ask({ query: 'izmir bornova ya da karşıyakada daire' })).keys).toEqual(['bornova', 'karsiyaka']);
  });

  it.each([
    ['araç hariç', ['flat', 'plot', 'share']],
    ['arsa hariç gayrimenkul', ['flat', 'share']],
    ['hisseli olmasın gayrimenkul', ['flat', 'plot']],
    ['ankara hariç', ['plot', 'share']],
    ['101 ada 4 parsel', ['plot']],
    ['2024/1867 talimat', ['plot']],
    ['Konya 3. İcra Dairesi', ['plot']],
    ['renault', ['car']],
    ['2020 model üstü araba', ['car']],
    ['3 yaşından küçük araba', []],
    ['25 kasıma kadar biten', ['car']],
    ['25 kasımdan sonra biten', ['flat', 'plot', 'share']],
    ['500 m2 üstü arsa', ['plot']],
  ])('finds by “%s” what it means', async (query, expected) => {
    await listings(
      { auctionId: 'flat' },
      {
        auctionId: 'plot',
        title: 'Arsa',
        tur: 'Arsa',
        il: 'Konya',
        ilce: 'Meram',
        ada: '101',
        noticeValues: { values: { areaM2: { value: 1186, sentence: null } }, conflicts: [] },
        parsel: '4',
        dosyaBilgi: '2024/1867 TLMT.',
        courtName: 'Konya 3. İcra Dairesi',
      },
      {
        auctionId: 'share',
        title: 'Daire',
        il: 'Van',
        ilce: 'Edremit',
        hisse: '1/2',
        courtName: 'Konya 13. İcra Dairesi',
        dosyaBilgi: '2024/1867 Esas',
      },
      {
        auctionId: 'car',
        title: 'Clio',
        categoryNumber: '2',
        tur: 'Otomobil',
        carModel: '123',
        carAge: '5',
        endDate: inDays(3),
      },
    );
    const { keys, interpretation } = await ask({ query });
    // A search without results is relaxed, which has separate tests.
    expect(interpretation.relaxed ? [] : keys).toEqual(expected);
  });

  it('sorts as the query asks, unless a sort is given', async () => {
    await listings(
      { auctionId: 'cheap', price: 1, endDate: inDays(9) },
      { auctionId: 'soon', price: 5, endDate: inDays(1) },
    );
    const first = async (parameters: Record<string, string>) => (await ask(parameters)).properties[0]?.auctionId;
    expect(await first({ query: 'daire' })).toBe('soon');
    expect(await first({ query: 'en ucuz daire' })).toBe('cheap');
    expect(await first({ query: 'en ucuz daire', sort: 'endDate' })).toBe('soon');
  });

  it('reports words for which listings have no field', async () => {
    await listings({ categoryNumber: '2', tur: 'Otomobil' });
    const { unused } = (await ask({ query: '300 m2 üstü araba' })).interpretation;
    expect(unused).toEqual(['en az 300 m²']);
  });

  it('returns a search that gives the same results when used literally', async () => {
    await listings({ auctionId: 'a', title: '3+1' }, { auctionId: 'b', title: '2+1' }, { auctionId: 'c', il: 'Van' });
    for (const query of ['ankara 3+1 daire', 'van hariç daire', 'en pahalı daire', 'daire 3 milyon altı']) {
      const understood = await ask({ query });
      const { json } = await getApi(
        app,
        `/api/properties/search?${new URLSearchParams({ ...understood.interpretation.search })}`,
      );
      expect(json.properties).toEqual(understood.properties);
      expect((await ask({ ...understood.interpretation.search })).properties).toEqual(understood.properties);
    }
  });
});

describe('a literal search', () => {
  it.each(['search?', 'search?literal=1&', 'search-ai?literal=1&'])('%s searches for the words', async (address) => {
    await listings(
      { auctionId: 'office', title: 'Ankara Daire Ticaret', il: 'Van', ilce: 'Edremit', tur: 'İşyeri' },
      { auctionId: 'flat', title: 'Konut', courtName: null },
    );
    const { json } = await getApi(app, `/api/properties/${address}query=ankara daire ticaret`);
    expect(json.properties.map(({ auctionId }: { auctionId: string }) => auctionId)).toEqual(['office']);
    if (address.includes('-ai'))
      expect(json.interpretation).toMatchObject({ understood: [], parts: [], text: 'ankara daire ticaret' });
    else expect(json.interpretation).toBeUndefined();
  });
});

it('every suggested place and kind is understood as exactly that', () => {
  const understand = (query: string) => {
    const given = resolveSearch({ query, page: 1, includeEnded: false, facets: false }, ALL_TEXTS);
    return understandSearch(given, interpretQuery(query, TEST_NOW), TEST_NOW).interpretation.search;
  };
  const wrong: string[] = [];
  const expectSame = (text: string, wanted: object) => {
    const given = understand(text);
    if (
      !Object.entries(wanted).every(([name, value]) =>
        Object.entries(given).some(([n, v]) => n === name && v === value),
      )
    )
      wrong.push(`${text}: ${JSON.stringify(given)}`);
  };
  for (const province of PROVINCES) {
    expectSame(province, { city: province });
    for (const name of districtsOf(province)) expectSame(`${name}, ${province}`, { city: province, district: name });
  }
  for (const name of ALL_SUB_CATEGORIES) expectSame(name, { subCategory: name });
  expect(wrong).toEqual([]);
});

it('every query gets an answer allowed by its schema', async () => {
  await listings({}, { il: 'Van', ilce: 'Edremit' });
  const words = fc.constantFrom(
    ...'ankara edremit merkez daire arsa hariç değil 2 milyon altı 2024/5 esas 101 ada 3 parsel yarın renault 2015 model üstü bornova karşıyaka van gölü m2 % , . / - " \\ & | ! : * 😀'.split(
      ' ',
    ),
  );
  const query = fc.array(words, { maxLength: 9 }).map((all) => all.join(' '));
  for (const [text, filters] of fc.sample(fc.tuple(query, furtherCriteria), { numRuns: 150, seed: 6 })) {
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const parameters = given.map(([name, value]) => [name, String(value)]);
    await ask({ ...Object.fromEntries(parameters), query: text });
  }
});

it.each([
  ['endDateFrom=yarın', 'endDateFrom'],
  ['endDateTo=2026-02-31', 'endDateTo'],
  ['endDateFrom=2026-12-02&endDateTo=2026-12-01', 'endDateFrom'],
  ['excludeCategory=4', 'excludeCategory'],
  ['excludeSubCategory=Yat', 'excludeSubCategory'],
  ['excludeCity=Atlantis', 'excludeCity'],
  ['excludeDistrict=Atlantis', 'excludeDistrict'],
  ['excludeText=!!', 'excludeText'],
  [`excludeText=${Array.from({ length: 21 }, (_, n) => `b${n}`).join(',')}`, 'excludeText'],
  [`city=${Array.from({ length: 101 }, (_, n) => `b${n}`).join(',')}`, 'city'],
  ['ada=-', 'ada'],
  ['fileNumber=1867', 'fileNumber'],
  ['court=...', 'court'],
  ['brand=?', 'brand'],
  ['minAge=-1', 'minAge'],
  ['maxAge=61', 'maxAge'],
  ['minAge=5&maxAge=2', 'minAge'],
  ['literal=evet', 'literal'],
  ['district=Bornova,Yokyer', 'district'],
])('refuses %s and names the parameter', async (parameters, field) => {
  for (const address of ['search', 'search-ai'])
    expect(await getApi(app, `/api/properties/${address}?${parameters}`)).toMatchObject({
      status: 400,
      json: { field, code: 'INVALID_PARAMETER' },
    });
});
