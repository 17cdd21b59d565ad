import { expect, it } from 'vitest';
import { bidsText } from './bids-text.ts';

it.each([
  [{ bidCount: 4, lastBid: 1_250_000 }, '4 teklif, sonuncusu ₺1.250.000'],
  [{ bidCount: null, lastBid: 1_250_000 }, 'son teklif ₺1.250.000'],
  [{ bidCount: 2, lastBid: null }, '2 teklif'],
  [{ bidCount: 0, lastBid: null }, 'teklif verilmedi'],
  [{ bidCount: null, lastBid: null }, undefined],
] as const)('%o of an ended auction reads %s', (bids, text) => {
  expect(bidsText({ ...bids, status: 'unsold', soldPrice: null })).toBe(text);
});

it('the number of bids appears beside the price of a sale, and is hidden while the auction runs', () => {
  const bids = { bidCount: 4, lastBid: 1_250_000 };
  expect(bidsText({ ...bids, status: 'sold', soldPrice: 1_250_000 })).toBe('4 teklif');
  expect(bidsText({ ...bids, status: 'open', soldPrice: null })).toBeUndefined();
});
