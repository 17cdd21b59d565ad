import { expect, it } from 'vitest';
import { addressQuery } from './address-query.ts';

it('omits parameters without a value and keeps commas readable', () => {
  expect(addressQuery({ city: 'Şanlıurfa', query: '', page: undefined })).toBe('?city=%C5%9Eanl%C4%B1urfa');
  expect(addressQuery({ subCategory: 'tarla,bahce', page: 2 })).toBe('?subCategory=tarla,bahce&page=2');
  expect(addressQuery({ query: 'a&b=c' })).toBe('?query=a%26b%3Dc');
  expect(addressQuery({ query: '' })).toBe('');
});
