import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { searchListings } from './search-listings.ts';

let deps: TestDeps;

const LISTINGS: Partial<ListingRecord>[] = [
  {
    sourceKey: 'flat',
    title: 'Ankara Çankaya’da 3+1 daire',
    description: 'Deniz manzarası yok, asansörlü.',
    auctionId: 'AN-100',
  },
  {
    sourceKey: 'field',
    title: 'Iğdır Merkez’de 24.541 m² tarla',
    il: 'Iğdır',
    ilce: 'Merkez',
    tur: 'Tarla',
    courtName: 'Iğdır İcra Dairesi',
  },
  {
    sourceKey: 'shop',
    title: 'Kadıköy’de dükkân',
    il: 'İstanbul',
    ilce: 'Kadıköy',
    tur: 'İşyeri',
    courtName: 'İstanbul Anadolu 4. İcra Dairesi',
    dosyaBilgi: '2024/1867 TLMT.',
  },
  {
    sourceKey: 'villa',
    title: 'Bodrum’da havuzlu villa',
    il: 'Muğla',
    ilce: 'Bodrum',
    tur: 'Villa',
    courtName: 'Bodrum 2. İcra Dairesi',
    endDate: inDays(20),
  },
  {
    sourceKey: 'basement',
    title: 'Bodrum kat depo',
    il: 'Van',
    ilce: 'İpekyolu',
    tur: 'Depo',
    courtName: 'Van İcra Dairesi',
    endDate: inDays(5),
  },
  {
    sourceKey: 'plot',
    title: 'Konya’da arsa',
    il: 'Konya',
    ilce: 'Selçuklu',
    tur: 'Arsa',
    courtName: 'Konya İcra Dairesi',
    description: 'Üzerinde bodrum katlı yapı, dava konusu parsel',
    endDate: inDays(1),
  },
  {
    sourceKey: 'car',
    title: 'Otomobil, 2019 model',
    il: 'Van',
    ilce: 'Edremit',
    tur: 'Otomobil',
    categoryNumber: '2',
    carModel: '123',
    courtName: 'Van İcra Dairesi',
  },
  {
    sourceKey: 'ended',
    title: 'Adana’da fabrika',
    il: 'Adana',
    ilce: 'Seyhan',
    tur: 'Fabrika',
    endDate: inDays(-3),
    courtName: 'Adana İcra Dairesi',
  },
];

beforeAll(async () => {
  deps = await openTestDeps();
  await recordListings(
    deps,
    LISTINGS.map((given) => makeListingRecord({ dosyaBilgi: null, ...given })),
  );
});
afterAll(() => deps.close());

/** The keys of the listings found, in order. */
async function find(given: Partial<ListingSearch>): Promise<string[]> {
  const search = resolveSearch({ page: 1, includeEnded: false, facets: false, ...given }, ALL_TEXTS);
  const { properties } = await searchListings(deps, search);
  const { rows } = await deps.db.$client.query<{ id: string; source_key: string }>(
    'select id, source_key from properties',
  );
  const keys = new Map(rows.map(({ id, source_key }) => [Number(id), source_key]));
  return properties.map(({ id }) => keys.get(id) ?? '');
}

describe('a word is found', () => {
  it.each([
    ['ığdır', 'field'],
    ['IĞDIR', 'field'],
    ['igdir', 'field'],
    ['İSTANBUL', 'shop'],
    ['istanbul', 'shop'],
    ['ISTANBUL', 'shop'],
    ['i̇stanbul', 'shop'],
    ['dükkan', 'shop'],
    ['dukkan', 'shop'],
    ['DÜKKÂN', 'shop'],
    ['tarlalar', 'field'],
    ["Kadıköy'deki dükkânlar", 'shop'],
    ['asansorlu', 'flat'],
    ['3+1', 'flat'],
    ['24.541 m2', 'field'],
    ['AN-100', 'flat'],
    ['an-100', 'flat'],
    ['2024/1867', 'shop'],
    ['2024/1867 talimat', 'shop'],
    ['1867', 'shop'],
    ['anadolu 4 icra dairesi', 'shop'],
    ['renault', 'car'],
    ['Van otomobil', 'car'],
    ['satılık otomobil', 'car'],
    ['konya arsa', 'plot'],
  ])('%s', async (query, key) => {
    expect(await find({ query })).toEqual([key]);
  });

  it('only together with all other words', async () => {
    expect(await find({ query: 'van bodrum' })).toEqual(['basement']);
    expect(await find({ query: 'konya villa' })).toEqual([]);
  });

  it('not in the name of an office when a flat is meant', async () => {
    expect(await find({ query: 'daire' })).toEqual(['flat']);
  });

  it('not in a name that merely begins with it', async () => {
    expect(await find({ query: 'konya' })).toEqual(['plot']);
  });
});

describe('a word without a match is read as', () => {
  it.each([
    ['kadık', 'shop'],
    ['istanbul dük', 'shop'],
    ['otomo', 'car'],
    ['2024/18', 'shop'],
  ])('the beginning of another word: %s', async (query, key) => {
    expect(await find({ query })).toEqual([key]);
  });

  it.each([
    ['otomabil', 'car'],
    ['ankra dire', 'flat'],
    ['çankya', 'flat'],
    ['kadiköyy', 'shop'],
    ['asansorrlu', 'flat'],
  ])('a misspelling: %s', async (query, key) => {
    expect(await find({ query })).toEqual([key]);
  });

  it('but never as another name: İzmit is not İzmir, Antakya not Antalya', async () => {
    await recordListings(deps, [
      makeListingRecord({
        sourceKey: 'izmir',
        title: 'İzmir’de ofis',
        il: 'İzmir',
        ilce: 'Konak',
        tur: 'Ofis',
        courtName: 'İzmir İcra Dairesi',
      }),
    ]);
    expect(await find({ query: 'izmit' })).toEqual([]);
    expect(await find({ query: 'izmr' })).toEqual(['izmir']);
  });
});

describe('odd text', () => {
  it.each([
    '%',
    "' or 1=1 --",
    '\\',
    '!!',
    '&|',
    '<->',
    '* : *',
    '漢字',
    '🏠🏠',
    '"',
    'a'.repeat(300),
    `${'x '.repeat(149)}`,
  ])('finds nothing and does not fail: %j', async (query) => {
    expect(await find({ query })).toEqual([]);
  });

  it.each(['%', '漢字', '𒔚⛞', 'a'.repeat(300)])('excludes nothing if it cannot be found: %j', async (text) => {
    const all = await find({});
    expect(await find({ excludeText: [text] })).toEqual(all);
    expect(await find({ excludeText: [text, 'zzz'] })).toEqual(all);
  });
});

describe('order', () => {
  it('by relevance: place and kind before title, title before description', async () => {
    expect(await find({ query: 'bodrum' })).toEqual(['villa', 'basement', 'plot']);
  });

  it('by end date on request, and without search words', async () => {
    expect(await find({ query: 'bodrum', sort: 'endDate' })).toEqual(['plot', 'basement', 'villa']);
    expect((await find({})).slice(0, 2)).toEqual(['plot', 'basement']);
  });

  it('ended auctions are last, and only included on request', async () => {
    expect(await find({ query: 'fabrika' })).toEqual([]);
    expect(await find({ query: 'fabrika', includeEnded: true })).toEqual(['ended']);
    expect((await find({ includeEnded: true })).at(-1)).toBe('ended');
  });
});

it('an auction disappears the moment it ends, before any job has run', async () => {
  const end = inDays(1);
  deps.setNow(new Date(end.getTime() - 1));
  expect(await find({ query: 'konya arsa' })).toEqual(['plot']);
  deps.setNow(end);
  expect(await find({ query: 'konya arsa' })).toEqual([]);
  const { properties } = await searchListings(
    deps,
    resolveSearch({ query: 'konya arsa', page: 1, includeEnded: true, facets: false }, ALL_TEXTS),
  );
  expect(properties[0]?.status).toBe('ended');
  deps.setNow(TEST_NOW);
});
