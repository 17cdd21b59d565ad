import { describe, expect, it } from 'vitest';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { suggestedItems } from '../box/suggested-items.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import { askWhich } from './question-particle.ts';
import { afterChange, understoodFilters } from './understood-search.ts';

function interpretation(search: SearchParameters, given: Partial<SearchInterpretation> = {}): SearchInterpretation {
  // safe: the keys of a search are parameter names
  const understood = Object.keys(search).filter((name) => name !== 'literal') as SearchInterpretation['understood'];
  return { parts: [], ambiguities: [], unused: [], search, understood, ...given };
}

const MEANT = interpretation({
  query: 'deniz',
  literal: '1',
  category: '1',
  subCategory: 'Daire',
  city: 'Ankara',
  district: 'Çankaya',
  maxPrice: '2000000',
  sort: 'priceAsc',
});

describe('what was understood', () => {
  it('is listed with the place first, remaining words and sort order last', () => {
    expect(understoodFilters(MEANT).map(({ label }) => label)).toEqual([
      'Ankara',
      'Çankaya',
      'Daire',
      'en çok ₺2.000.000',
      '“deniz”',
      'önce ucuz olanlar',
    ]);
  });

  it('is removed part by part, and the rest becomes explicit', () => {
    const without = (key: string) => understoodFilters(MEANT).find((filter) => filter.key === key)?.without;
    const { subCategory: _sub, category: _kind, ...otherKinds } = MEANT.search;
    expect(without('sub-Daire')).toEqual(otherKinds);
    const { query: _query, literal: _literal, ...noWords } = MEANT.search;
    expect(without('query')).toEqual(noWords);
    const { district: _district, ...province } = MEANT.search;
    expect(without('district')).toEqual(province);
    const { sort: _sort, ...unsorted } = MEANT.search;
    expect(without('sort')).toEqual(unsorted);
  });

  it('omits parts that an explicit filter replaces', () => {
    const chips = understoodFilters({ ...MEANT, understood: ['city'] });
    expect(chips.map(({ label }) => label)).toEqual(['Ankara']);
  });

  it('names an ambiguous place of several provinces once', () => {
    const place = interpretation(
      { city: 'Balıkesir,Van', district: 'Edremit' },
      { ambiguities: [{ word: 'Edremit', options: [{ city: 'Balıkesir' }, { city: 'Van' }] }] },
    );
    expect(understoodFilters(place)).toMatchObject([{ label: 'Edremit (Balıkesir, Van)', without: {} }]);
  });
});

describe('a filter changed while a query is understood', () => {
  const address = { query: 'ankara çankaya daire deniz' };
  const inForce = MEANT.search;
  it('is added to the address if the query still applies', () => {
    expect(afterChange(address, inForce, { ...inForce, maxPrice: '3000000' }, MEANT)).toEqual({
      ...address,
      maxPrice: '3000000',
    });
    expect(afterChange({ ...address, page: '3' }, inForce, { ...inForce, secondRound: '1' }, MEANT)).toEqual({
      ...address,
      secondRound: '1',
    });
  });

  it('makes all parts explicit if the query would restore a removed one', () => {
    const { maxPrice: _, ...next } = inForce;
    expect(afterChange(address, inForce, next, MEANT)).toEqual(next);
  });

  it('is removed from the address again', () => {
    const filtered = { ...address, secondRound: '1' };
    const force = { ...inForce, secondRound: '1' };
    expect(afterChange(filtered, force, inForce, MEANT)).toEqual(address);
  });

  it('is set directly if nothing was understood', () => {
    expect(afterChange({}, {}, { city: 'Van' }, interpretation({}))).toEqual({ city: 'Van' });
    expect(afterChange({}, {}, { city: 'Van' }, undefined)).toEqual({ city: 'Van' });
  });
});

it('filters that only a query can set have labels', () => {
  const search = {
    endDateFrom: '2026-11-21',
    endDateTo: '2026-11-25',
    excludeCategory: '2',
    excludeText: 'bodrum kat,hisseli',
    ada: '101',
    parsel: '4',
    fileNumber: '2024/1867 talimat',
    court: 'Ankara 3. İcra Dairesi',
    brand: 'RENAULT,FIAT',
    maxAge: '5',
  };
  expect(appliedFilters(search).map(({ label }) => label)).toEqual([
    'RENAULT',
    'FIAT',
    'en çok 5 yaşında',
    'bitiş 21.11.2026 – 25.11.2026',
    'Dosya 2024/1867 talimat',
    'Ankara 3. İcra Dairesi',
    '101 ada 4 parsel',
    'Araç hariç',
    'bodrum kat hariç',
    'hisseli hariç',
  ]);
  const without = appliedFilters(search).find(({ label }) => label === 'bodrum kat hariç')?.without;
  expect(without?.excludeText).toBe('hisseli');
});

it.each([
  [['Balıkesir', 'Van'], 'Edremit: Balıkesir mi, Van mı?'],
  [['Bolu', 'Gümüşhane'], 'Edremit: Bolu mu, Gümüşhane mi?'],
  [['Iğdır', 'Elâzığ', 'Düzköy'], 'Edremit: Iğdır mı, Elâzığ mı, Düzköy mü?'],
])('asks which of %j in Turkish', (names, question) => {
  expect(askWhich('Edremit', names)).toBe(question);
});

describe('the list below the box', () => {
  const suggestions = [
    { suggestion: 'Çankaya, Ankara', kind: 'place', count: 5 },
    { suggestion: 'Daire', kind: 'subCategory', count: 9 },
    { suggestion: 'Ankara 3. İcra Dairesi', kind: 'court', count: 2 },
  ] as const;

  it('states what choosing an entry does', () => {
    expect(suggestedItems('an', [], [...suggestions]).map(({ action }) => action)).toEqual([
      'Çankaya’daki ihaleleri göster',
      'Daire ihalelerini göster',
      'Burada satılanları göster',
    ]);
  });

  it('shows matching recent searches, each once', () => {
    const items = suggestedItems('da', ['Daire', 'daire ankara', 'dama', 'van'], [...suggestions]);
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['recent', 'Daire'],
      ['recent', 'daire ankara'],
      ['place', 'Çankaya, Ankara'],
      ['court', 'Ankara 3. İcra Dairesi'],
    ]);
  });

  it('shows all recent searches and a button to delete them before anything is typed', () => {
    expect(suggestedItems('', ['van'], []).map(({ kind }) => kind)).toEqual(['recent', 'clear']);
    expect(suggestedItems('', [], [])).toEqual([]);
  });
});
