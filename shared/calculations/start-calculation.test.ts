import { describe, expect, it } from 'vitest';
import { NOTHING_GIVEN, newScenario } from '../law/bid/calculation.ts';
import { USUAL_COSTS } from '../law/bid/costs.ts';
import type { ListingDetail } from '../listings.ts';
import { kdvHint, startCalculation } from './start-calculation.ts';

const NOTHING_NOTED = { highestBid: null, ownValue: null };
type NoticeValues = NonNullable<ListingDetail['noticeValues']>;
const withKdv = (value: number[], conflicts: NoticeValues['conflicts'] = []) => ({
  noticeValues: { values: { kdv: { value, sentence: null } }, conflicts, withheld: [] },
});
const startedKdv = (detail: Pick<ListingDetail, 'noticeValues'>) =>
  startCalculation(detail, undefined).scenarios[0]?.costs.kdv.value;

describe('the KDV of a new calculation', () => {
  it('is the rate of the notice if it states exactly one, and switched off if the sale is exempt', () => {
    expect(startedKdv(withKdv([20]))).toBe(2000);
    expect(startedKdv(withKdv([]))).toBe(0);
    expect(kdvHint(withKdv([]))).toBe('İlanda istisna yazıyor.');
  });

  it('is left open if the notice states two rates, contradicts itself or is locked', () => {
    expect(startedKdv(withKdv([10, 20]))).toBeNull();
    expect(kdvHint(withKdv([10, 20]))).toBe('İlanda %10 / %20 yazıyor.');
    expect(startedKdv(withKdv([20], [{ name: 'kdv', sentences: ['', ''] }]))).toBeNull();
    expect(startedKdv({ noticeValues: null })).toBeNull();
  });

  it('is not copied from the usual costs, which belong to other listings', () => {
    const usualCosts = { ...USUAL_COSTS, kdv: { isOn: true, value: 100 }, repair: { isOn: true, value: 5 } };
    const { scenarios } = startCalculation(
      { noticeValues: null },
      { calculation: null, changedAt: null, usualCosts, noted: NOTHING_NOTED },
    );
    expect(scenarios[0]?.costs).toEqual({ ...usualCosts, kdv: { isOn: true, value: null } });
  });
});

it('a stored calculation is restored unchanged', () => {
  const calculation = { legal: NOTHING_GIVEN, scenarios: [newScenario('Bir')] };
  expect(
    startCalculation(withKdv([20]), { calculation, changedAt: null, usualCosts: null, noted: NOTHING_NOTED }),
  ).toBe(calculation);
});
