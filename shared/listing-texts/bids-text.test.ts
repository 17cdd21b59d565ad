import { expect, it } from 'vitest';
import { bidsText } from './bids-text.ts';

it.each([
  [{ bidCount: 4, lastBid: 1_250_000 }, '4 teklif, sonuncusu ₺1.250.000'],
  [{ bidCount: null, lastBid: 1_250_000 }, 'son teklif ₺1.250.000'],
  [{ bidCount: 2, lastBid: null }, '2 teklif'],
  [{ bidCount: 0, lastBid: null }, 'teklif verilmedi'],
  [{ bidCount: null, lastBid: null }, undefined],
] as const)('of an auction that is over %o is said as %s', (bids, text) => {
  expect(bidsText({ ...bids, status: 'unsold', soldPrice: null })).toBe(text);
});

it('of a sale the count is said beside its price, and of an auction that runs nothing', () => {
  const bids = { bidCount: 4, lastBid: 1_250_000 };
  expect(bidsText({ ...bids, status: 'sold', soldPrice: 1_250_000 })).toBe('4 teklif');
  expect(bidsText({ ...bids, status: 'open', soldPrice: null })).toBeUndefined();
});
