import fc from 'fast-check';
import { expect, it } from 'vitest';
import { turkishNumber } from './turkish-number.ts';

const DECIMALS = [
  { least: 0, most: 0 },
  { least: 0, most: 2 },
  { least: 2, most: 2 },
  { least: 0, most: 5 },
];

it.each(DECIMALS)('numbers with $least to $most decimals are written like the standard library', (decimals) => {
  const intl = new Intl.NumberFormat('tr-TR', {
    minimumFractionDigits: decimals.least,
    maximumFractionDigits: decimals.most,
  });
  const same = (value: number) => {
    expect(turkishNumber(value, decimals)).toBe(intl.format(value));
  };
  const kurus = fc.integer({ min: -1e12, max: 1e12 }).map((each) => each / 100);
  const thousandths = fc.integer({ min: -1e9, max: 1e9 }).map((each) => each / 1000);
  fc.assert(fc.property(fc.oneof(fc.double(), kurus, thousandths, fc.integer()), same), { numRuns: 5000 });
  for (const value of [
    0,
    -0,
    0.5,
    -0.5,
    1.005,
    999.995,
    999_999.5,
    1e-7,
    206_143_714_216.49887,
    1e12,
    1e21,
    Number.NaN,
    Infinity,
  ])
    same(value);
});
