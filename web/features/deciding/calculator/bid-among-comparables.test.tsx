import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { BidAmongComparables } from './bid-among-comparables.tsx';

// safe: only this field is read
const SUBJECT = { appraisal: 100_000_000 } as Parameters<typeof BidAmongComparables>[0]['subject'];

async function textOf(bid: number, ratios: number[]): Promise<string> {
  const found = { count: ratios.length, isLocked: false, comparables: [], ratios, unknown: 0, estimate: null };
  answerCalls({ 'GET /api/properties/7/comparables': { json: { ...found, reason: 'tooFew' } } });
  show(<BidAmongComparables propertyId={7} subject={SUBJECT} bid={bid} />);
  return (await screen.findByText(/^Bu teklif/)).textContent ?? '';
}

it.each([
  ['some', 70_000_000, [60, 65, 80], '%70’i kadardır. Benzer 3 satışın 2’si bundan düşük bedelle bitti.'],
  ['none', 50_000_000, [60, 80], '%50’si kadardır. Benzer 2 satıştan hiçbiri bundan düşük bedelle bitmedi.'],
  ['the only one', 70_000_000, [60], '%70’i kadardır. Tek benzer satış bundan düşük bedelle bitti.'],
])('a bid is compared with comparable sales of which %s ended below it', async (name, bid, ratios, text) => {
  const shown = await textOf(bid, ratios);
  expect(shown).toContain(text);
  expect(shown.includes('kazanacağını göstermez')).toBe(name !== 'none');
});
