import { expect, it } from 'vitest';
import { MAX_ALERT_NAME_LENGTH } from '#shared/alert-rules.ts';
import { criteriaOf, searchOfAlert } from './alert-criteria.ts';
import { suggestAlertName } from './suggest-alert-name.ts';

it('a suggested name states place, kind and price in natural order', () => {
  expect(suggestAlertName({ city: 'Ankara', subCategory: 'Daire', maxPrice: '2000000' })).toBe(
    'Ankara daire, 2 milyona kadar',
  );
  expect(suggestAlertName({ city: 'Ankara,İzmir', category: '1', minPrice: '500000', maxPrice: '1250000' })).toBe(
    'Ankara ve İzmir gayrimenkul, 500 binden 1,25 milyona kadar',
  );
  expect(suggestAlertName({ category: '2', minPrice: '750000' })).toBe('Araç, 750 binden başlayan');
  expect(suggestAlertName({ city: 'Muğla', district: 'Bodrum', maxPrice: '1234567' })).toBe(
    'Bodrum ihaleleri, 1.234.567 liraya kadar',
  );
});

it('capitals follow Turkish rules', () => {
  expect(suggestAlertName({ subCategory: 'İşyeri,Arsa' })).toBe('İşyeri ve arsa');
  expect(suggestAlertName({ city: 'Iğdır', subCategory: 'İş Makinesi' })).toBe('Iğdır iş makinesi');
});

it('the remaining criteria follow, many places are counted, and a search for everything has no name', () => {
  expect(suggestAlertName({ query: 'deniz manzaralı', secondRound: '1', sulhMahkeme: '1', daysRemaining: '7' })).toBe(
    '“deniz manzaralı” ihaleleri, 2. ihale, satış memurluğu, 7 gün içinde',
  );
  expect(suggestAlertName({ city: 'Ankara,İzmir,Bursa,Adana', subCategory: 'Tarla' })).toBe('4 ilde tarla');
  expect(suggestAlertName({ city: 'Ankara,İzmir,Bursa,Adana' })).toBe('4 ilde ihaleler');
  expect(suggestAlertName({})).toBe('');
  expect(suggestAlertName({ sort: 'newest' })).toBe('');
  expect(suggestAlertName({ query: 'x'.repeat(300) }).length).toBe(MAX_ALERT_NAME_LENGTH);
});

it('criteria are sent as lists without the sort order, and are read back as the same search', () => {
  const search = { city: 'Ankara,İzmir', subCategory: 'Daire', maxPrice: '2000000', secondRound: '1' };
  const text = criteriaOf({ ...search, sort: 'newest', page: '3', includeEnded: '1' });
  expect(JSON.parse(text)).toEqual({ ...search, city: ['Ankara', 'İzmir'], subCategory: ['Daire'] });
  expect(searchOfAlert(text)).toEqual(search);
});

it('an answer of the server is read as a search, and an invalid one as an empty search', () => {
  const answered = {
    category: '1',
    city: ['Ankara'],
    maxPrice: 2000000,
    sulhMahkeme: 'hayir',
    secondRound: true,
    literal: false,
  };
  expect(searchOfAlert(JSON.stringify(answered))).toEqual({
    category: '1',
    city: 'Ankara',
    maxPrice: '2000000',
    sulhMahkeme: 'hayir',
    secondRound: '1',
  });
  for (const none of ['', 'null', '[]', '{"city":null,"query":"","sort":"newest"}'])
    expect(searchOfAlert(none)).toEqual({});
});
