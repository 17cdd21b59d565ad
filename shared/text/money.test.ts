import { expect, it } from 'vitest';
import { formatLira, formatLiraExact, formatNumber, parseTurkishNumber } from './money.ts';

it('shows lira in Turkish notation without decimals (spec §9)', () => {
  expect(formatLira(1_694_357)).toBe('₺1.694.357');
  expect(formatLira(0)).toBe('₺0');
  expect(formatLiraExact(29.99)).toBe('₺29,99');
  expect(formatNumber(12_480)).toBe('12.480');
});

it.each([
  ['1.694.357,00 ₺', 1_694_357],
  ['6.469,19 m²', 6469.19],
  ['403.180.132,00 ₺', 403_180_132],
  ['850000', 850_000],
  ['0,5', 0.5],
])('reads %s', (text, value) => {
  expect(parseTurkishNumber(text)).toBe(value);
});

it.each(['', 'beş', '1.69.357', '1,2,3', '12.5.3', '--3', '1e9', 'NaN'])('does not read “%s” as a number', (text) => {
  expect(parseTurkishNumber(text)).toBeUndefined();
});
