import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_KURUS } from '#shared/law/bid/kurus.ts';
import { readHundredths, writeHundredths } from './hundredths.ts';

it.each([
  ['1.694.357,25', 169_435_725],
  ['1694357', 169_435_700],
  ['₺ 1.250', 125_000],
  ['2,75', 275],
  ['', null],
  ['  ', null],
  ['1,005', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['bin', undefined],
])('%s is read as %s', (text, hundredths) => {
  expect(readHundredths(text, MAX_KURUS)).toBe(hundredths);
});

it('a number that is too large is refused', () => {
  expect(readHundredths('100', 10_000)).toBe(10_000);
  expect(readHundredths('100,01', 10_000)).toBeUndefined();
});

it('a formatted number is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_KURUS }), (kurus) => {
      expect(readHundredths(writeHundredths(kurus), MAX_KURUS)).toBe(kurus);
    }),
  );
});
