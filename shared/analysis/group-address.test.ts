import { describe, expect, it } from 'vitest';
import { groupAddress } from './group-address.ts';
import { setNames } from './set-words.ts';

const flats = { kind: 'search', parameters: 'subCategory=Daire' } as const;

describe('the link from a group of an analysis to its listings', () => {
  it.each([
    ['province', 'Ankara', '/search?subCategory=Daire&city=Ankara'],
    ['district', 'Ankara / Çankaya', '/search?subCategory=Daire&city=Ankara&district=%C3%87ankaya'],
    ['round', '2', '/search?subCategory=Daire&secondRound=1'],
    ['round', '1', '/search?subCategory=Daire&secondRound=hayir'],
    ['month', '2027-02', '/search?subCategory=Daire&endDateFrom=2027-02-01&endDateTo=2027-02-28'],
  ] as const)('%s %s', (group, key, address) => {
    expect(groupAddress(flats, group, key)).toBe(address);
  });

  it('is missing where no search finds exactly those listings', () => {
    expect(groupAddress(flats, 'province', null)).toBeUndefined();
    expect(groupAddress(flats, 'round', null)).toBeUndefined();
    expect(groupAddress({ kind: 'list', ids: [1] }, 'province', 'Ankara')).toBeUndefined();
  });
});

describe('the names of two compared sets', () => {
  const other = { kind: 'search', parameters: 'city=Ankara&subCategory=Daire&secondRound=1' } as const;

  it('are their first filters, or the number of listings in a list', () => {
    expect(setNames({ set: flats, beside: { kind: 'list', ids: [1, 2] } })).toEqual(['Daire', 'Liste (2)']);
    expect(setNames({ set: { kind: 'search', parameters: '' }, beside: other })[0]).toBe('Bütün ihaleler');
    expect(setNames({ set: flats, beside: other })[1]).toMatch(/^\S+ · \S+ \+1$/);
  });

  it('include their places if the first filters are the same', () => {
    expect(setNames({ set: flats, beside: flats })).toEqual(['Seçim', 'İkinci seçim']);
  });
});
