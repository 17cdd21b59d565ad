import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { filtersSchema, marketSummarySchema, suggestionsSchema } from '#shared/listing-search.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { refreshSuggestions } from './suggestions/refresh-suggestions.ts';

const { deps, app } = await openTestApp();

afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

async function get(path: string) {
  const { statusCode: status, body } = await app.inject(path);
  return { status, json: JSON.parse(body) };
}

describe('GET /api/filters', () => {
  it('returns every place in Turkish order and every kind, with counts of current auctions', async () => {
    await recordListings(deps, [
      makeListingRecord(),
      makeListingRecord({ il: 'Iğdır', ilce: 'Tuzluca', tur: 'Tarla' }),
      makeListingRecord({ endDate: inDays(-1) }),
      makeListingRecord({ il: null, ilce: null, tur: 'Otomobil', categoryNumber: '2' }),
    ]);
    const filters = filtersSchema.parse((await get('/api/filters')).json);
    expect(filters.cities.map(({ value }) => value)).toEqual(PROVINCES);
    expect(filters.cities.find(({ value }) => value === 'Ankara')?.count).toBe(1);
    expect(filters.districts.Iğdır?.map(({ value }) => value)).toEqual(districtsOf('Iğdır'));
    expect(filters.districts.Iğdır?.find(({ value }) => value === 'Tuzluca')?.count).toBe(1);
    expect(filters.subCategories['2'].map(({ value }) => value)).toEqual(SUB_CATEGORIES['2']);
    expect(filters).toMatchObject({ openCount: 3, lastConfirmedAt: TEST_NOW.toISOString(), isSampleData: false });
    const summary = marketSummarySchema.parse((await get('/api/summary')).json);
    expect(summary).toMatchObject({ openCount: 3, isSampleData: false });
    expect(summary.results).toEqual([]);
    expect(summary.cities.slice(0, 2).map(({ value }) => value)).toEqual(['Ankara', 'Iğdır']);
  });
});

describe('GET /api/summary', () => {
  it('shows what opens and ends today, and the latest sales with their prices', async () => {
    const at = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
    await recordListings(deps, [
      makeListingRecord({ endDate: at(0.1) }),
      makeListingRecord({ endDate: at(7.1) }),
      // Derived days don't count, and withdrawn auctions neither open nor end.
      makeListingRecord({ endDate: at(7.1), endDateIsDerived: true }),
      makeListingRecord({ endDate: at(0.1), status: 'withdrawn' }),
      // It ended this morning.
      makeListingRecord({ endDate: at(-0.1) }),
      makeListingRecord({ endDate: at(3) }),
      makeListingRecord({ endDate: at(-2), status: 'sold', price: 1_000_000, soldPrice: 850_000, title: 'Önceki' }),
      makeListingRecord({ endDate: at(-1), status: 'sold', price: 2_000_000, soldPrice: 2_100_000, title: 'Sonraki' }),
      makeListingRecord({ endDate: at(-1), status: 'sold', price: 2_000_000, soldPrice: null }),
      makeListingRecord({ endDate: at(-1), status: 'unsold' }),
    ]);
    const { today, results } = marketSummarySchema.parse((await get('/api/summary')).json);
    expect(today).toEqual({ opening: 1, ending: 1 });
    expect(results.map(({ title, price, soldPrice }) => [title, price, soldPrice])).toEqual([
      ['Sonraki', 2_000_000, 2_100_000],
      ['Önceki', 1_000_000, 850_000],
    ]);
  });
});

describe('GET /api/properties/suggestions', () => {
  beforeEach(async () => {
    await recordListings(deps, [
      makeListingRecord({ il: 'İstanbul', ilce: 'Kadıköy', courtName: 'İstanbul Anadolu 4. İcra Dairesi' }),
      makeListingRecord({ categoryNumber: '2', tur: 'Otomobil', carModel: '123' }),
      makeListingRecord({ endDate: inDays(-1), courtName: 'Bitmiş İcra Dairesi' }),
      makeListingRecord({ il: 'Konya', ilce: 'Karatay', tur: 'Tarla', dosyaBilgi: '2023 / 01245 Esas' }),
      makeListingRecord({ il: 'Eskişehir', ilce: 'Odunpazarı', tur: 'Daire', courtName: 'Eskişehir 2. İcra Dairesi' }),
      makeListingRecord({
        categoryNumber: '2',
        tur: 'Kamyonet',
        il: null,
        ilce: null,
        title: '2015 model Volkswagen Passat',
      }),
    ]);
    await refreshSuggestions(deps);
  });

  async function suggest(query: string) {
    const { status, json } = await get(`/api/properties/suggestions?query=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    return suggestionsSchema.parse(json).suggestions;
  }

  it.each([
    ['kadık', { suggestion: 'Kadıköy, İstanbul', kind: 'place', count: 1 }],
    ['KADIK', { suggestion: 'Kadıköy, İstanbul', kind: 'place', count: 1 }],
    ['istanbul kad', { suggestion: 'Kadıköy, İstanbul', kind: 'place', count: 1 }],
    ['otom', { suggestion: 'Otomobil', kind: 'subCategory', count: 1 }],
    ['anadolu 4', { suggestion: 'İstanbul Anadolu 4. İcra Dairesi', kind: 'court', count: 1 }],
    ['renau', { suggestion: 'RENAULT', kind: 'brand', count: 1 }],
    ['ankra', { suggestion: 'Ankara', kind: 'place', count: 1 }],
    ['eskişehir daire', { suggestion: 'Eskişehir Daire', kind: 'kindInPlace', count: 1 }],
    ['tarla konya', { suggestion: 'Konya Tarla', kind: 'kindInPlace', count: 1 }],
    ['karatay tar', { suggestion: 'Konya Karatay Tarla', kind: 'kindInPlace', count: 1 }],
    ['eskişehir icra dairesi', { suggestion: 'Eskişehir 2. İcra Dairesi', kind: 'court', count: 1 }],
    ['passat', { suggestion: 'Volkswagen Passat', kind: 'model', count: 1 }],
    ['2023/12', { suggestion: '2023 / 01245 Esas', kind: 'file', count: 1 }],
    ['zeytnlik', { suggestion: 'Zeytinlik', kind: 'subCategory', count: 0 }],
  ])('suggests for %s', async (query, expected) => {
    expect((await suggest(query))[0]).toEqual(expected);
  });

  it.each(['', 'a', '%', '__', '\\', "'"])('suggests nothing for %j', async (query) => {
    expect(await suggest(query)).toEqual([]);
  });

  it('does not suggest ended auctions, and allows two concurrent refreshes', async () => {
    const [one, two] = await Promise.all([refreshSuggestions(deps), refreshSuggestions(deps)]);
    expect(one).toEqual(two);
    expect((await suggest('bitmiş')).map(({ suggestion }) => suggestion)).not.toContain('Bitmiş İcra Dairesi');
  });

  it('suggests a place before the kinds in it while only the place is typed', async () => {
    expect((await suggest('konya')).map(({ kind }) => kind)).not.toContain('kindInPlace');
  });

  it('refuses a query that is too long', async () => {
    expect((await get(`/api/properties/suggestions?query=${'a'.repeat(301)}`)).status).toBe(400);
  });
});
