import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityLexemes, rangeLexemes } from './range-lexemes.ts';

const isFound = (quantity: number, from?: number, to?: number) =>
  rangeLexemes('@q', from, to).filter((lexeme) => quantityLexemes('@q', quantity).includes(lexeme)).length;
const quantity = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 9_000_000 }));
/** A bound with at most three significant digits. */
const bound = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 4 })).map(([n, e]) => n * 10 ** e);

it('a range with bounds of three digits matches exactly the values in it, each once', () => {
  fc.assert(
    fc.property(fc.option(bound, { nil: undefined }), fc.option(bound, { nil: undefined }), quantity, (a, b, asked) => {
      const [from, to] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
      const isIn = (from === undefined || asked >= from) && (to === undefined || asked <= to);
      expect(isFound(asked, from, to)).toBe(Number(isIn));
    }),
    { numRuns: 3000 },
  );
});

it('finer bounds miss no value, and half metres count', () => {
  expect(isFound(1186, 1186, 1186)).toBe(1);
  expect(isFound(99.5, 99.5, 100)).toBe(1);
  expect(isFound(99.5, 100)).toBe(0);
  expect(isFound(12_345_678, 10_000)).toBe(1);
});

it('a range needs fewer than 60 lexemes', () => {
  for (const [from, to] of [[1], [87, 113], [100, 9_870_000], [undefined, 150_000]])
    expect(rangeLexemes('@q', from, to).length).toBeLessThan(60);
});
