import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedFilters } from './filters/applied-filters.ts';
import { readSearchAddress, searchPath, withParameter, withToggled } from './search-address.ts';

describe('the search in the address', () => {
  it('reads known parameters and ignores the rest', () => {
    expect(readSearchAddress({ city: 'Ankara', utm_source: 'x', page: '2', minPrice: '' })).toEqual({
      city: 'Ankara',
      page: '2',
    });
  });

  it('treats an unchecked box as a filter that is not set (D51)', () => {
    expect(readSearchAddress({ secondRound: 'false', sulhMahkeme: '0' })).toEqual({});
    expect(readSearchAddress({ secondRound: 'hayir', sulhMahkeme: '1' })).toEqual({
      secondRound: 'hayir',
      sulhMahkeme: '1',
    });
  });

  it('goes back to its first page when it changes', () => {
    expect(withParameter({ page: '4', sort: 'newest' }, 'secondRound', '1')).toEqual({
      sort: 'newest',
      secondRound: '1',
    });
  });

  it('removes the district with its city and the sub-categories with their kind', () => {
    expect(withToggled({ city: 'Ankara', district: 'Çankaya' }, 'city', 'ankara')).toEqual({});
    expect(withParameter({ category: '1', subCategory: 'Daire' }, 'category', '2')).toEqual({ category: '2' });
  });

  it('accepts a name in any spelling', () => {
    expect(withToggled({ city: 'istanbul,İzmir' }, 'city', 'İstanbul')).toEqual({ city: 'İzmir' });
  });

  it('is restored by toggling twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('Ankara', 'İzmir', 'Iğdır'), (name) => {
        expect(withToggled(withToggled({ city: 'Bursa' }, 'city', name), 'city', name)).toEqual({ city: 'Bursa' });
      }),
    );
  });

  it('becomes an API call with the same parameters', () => {
    expect(searchPath({ city: 'Iğdır', query: 'a&b' })).toBe(
      '/api/properties/search-ai?query=a%26b&city=I%C4%9Fd%C4%B1r',
    );
  });
});

describe('applied filters', () => {
  const labels = (search: Parameters<typeof appliedFilters>[0]) => appliedFilters(search).map(({ label }) => label);

  it('are named in Turkish', () => {
    expect(
      labels({
        query: 'deniz',
        category: '1',
        subCategory: 'Daire,Villa',
        city: 'Ankara',
        district: 'Çankaya',
        minPrice: '500000',
        maxPrice: '900000',
        daysRemaining: '7',
        secondRound: '1',
        sulhMahkeme: 'hayir',
      }),
    ).toEqual([
      '“deniz”',
      'Gayrimenkul',
      'Daire',
      'Villa',
      'Ankara',
      'Çankaya',
      '₺500.000 – ₺900.000',
      '7 gün içinde bitecek',
      '2. ihale',
      'İcra dairesi',
    ]);
  });

  it('do not include the sort order or the page', () => {
    expect(labels({ sort: 'newest', page: '3' })).toEqual([]);
  });

  it('each link to the search without them', () => {
    const [, price] = appliedFilters({ city: 'Ankara', minPrice: '1', maxPrice: '2', includeUnknown: 'price' });
    expect(price?.label).toBe('₺1 – ₺2 ya da yazmıyor');
    expect(price?.without).toEqual({ city: 'Ankara' });
  });
});
