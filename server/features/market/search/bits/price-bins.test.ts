import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BIN_WIDTHS, PRICE_BIN_STARTS, priceBins } from './price-bins.ts';

/** The lexemes of a price, as packing gives them to a row. */
function lexemesOf(price: number): string[] {
  const bin = PRICE_BIN_STARTS.filter((start) => start <= price).length;
  return BIN_WIDTHS.map((width) => `@f${width}/${Math.floor(bin / width)}`);
}

const price = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000_000_000 }),
  fc.constantFrom(...PRICE_BIN_STARTS).chain((start) => fc.constantFrom(start - 1, start, start + 1)),
  fc.integer({ min: 0, max: 20_000 }).map((lira) => lira * 10_000 * 100),
);

it('a price in an inner bin is in the range, a price in the range is in an outer bin', () => {
  fc.assert(
    fc.property(fc.option(price, { nil: undefined }), fc.option(price, { nil: undefined }), price, (a, b, asked) => {
      const [from, to] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
      const { inner, outer, edges } = priceBins({ from, to });
      const isInRange = (from === undefined || asked >= from) && (to === undefined || asked <= to);
      const isIn = (bins: readonly string[]) => lexemesOf(asked).filter((lexeme) => bins.includes(lexeme)).length;
      expect(inner.every((lexeme) => outer.includes(lexeme))).toBe(true);
      if (isIn(inner) > 0) expect(isInRange).toBe(true);
      if (isInRange) expect(isIn(outer)).toBe(1);
      const isAtEdge = edges.some((edge) => asked >= edge.from && asked <= edge.to);
      expect(isAtEdge).toBe(isInRange && isIn(inner) === 0);
    }),
    { numRuns: 3000 },
  );
});

it('round prices need no bin in part', () => {
  const million = 100_000_000;
  for (const range of [{ to: 2 * million }, { from: million }, { from: million / 2, to: 5 * million }]) {
    const { inner, outer } = priceBins(range);
    expect(outer).toEqual(inner);
  }
});

it('starts ascend', () => {
  expect(PRICE_BIN_STARTS).toEqual([...new Set(PRICE_BIN_STARTS)].sort((a, b) => a - b));
});
