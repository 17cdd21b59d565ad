import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyerTitleFeeOf, depositOf, leastStepOf, openingPriceOf, saleLimitOf, stampDutyOf } from './amounts.ts';

const appraisals = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((kurus) => kurus / 100);

describe('the legal minimum is never undercut', () => {
  it('by the deposit, which is ten per cent rounded up to the kuruş', () => {
    expect(depositOf(850_000)).toBe(85_000);
    expect(depositOf(917_026)).toBe(91_702.6);
    expect(depositOf(1000.05)).toBe(100.01);
    expect(depositOf(0.01)).toBe(0.01);
    fc.assert(
      fc.property(appraisals, (appraisal) => {
        const kurus = BigInt(Math.round(appraisal * 100));
        const deposit = BigInt(Math.round(depositOf(appraisal) * 100));
        expect(deposit * 10n >= kurus).toBe(true);
        expect((deposit - 1n) * 10n < kurus).toBe(true);
      }),
    );
  });

  it('by the opening price, which is half of the appraisal in both auctions', () => {
    expect(openingPriceOf(2_000_000)).toBe(1_000_000);
    expect(openingPriceOf(0.01)).toBe(0.01);
  });
});

it.each([
  [150_000, 1000],
  [200_000, 1000],
  [200_001, 1000.01],
  [850_000, 4250],
  [2_400_000, 12_000],
])('for an appraisal of ₺%s the least step is ₺%s', (appraisal, step) => {
  expect(leastStepOf(appraisal)).toBe(step);
});

describe('a bid must exceed the limit', () => {
  const parts = { appraisal: 2_000_000, priorClaims: 1_300_000, costs: 40_000 };
  it('which is the larger of half the appraisal and prior claims, plus the costs', () => {
    expect(saleLimitOf(parts)).toBe(1_340_000);
    expect(saleLimitOf({ ...parts, priorClaims: 0 })).toBe(1_040_000);
  });
});

it('stamp duty and the buyer’s title fee are shares of the sale price; the duty has a cap', () => {
  expect(stampDutyOf(1_800_000)).toBe(10_242);
  expect(stampDutyOf(2_650_000)).toBe(15_078.5);
  expect(stampDutyOf(6_000_000_000)).toBe(29_115_961.1);
  expect(buyerTitleFeeOf(2_650_000)).toBe(53_000);
});
