import { expect, it } from 'vitest';
import {
  isYearSold,
  monthlyEquivalent,
  PLANS,
  PREMIUM_PRICES,
  twelveMonthsCharge,
  unsoldYearText,
  YEARLY_DISCOUNT_PERCENT,
  yearlySaving,
} from './plans.ts';

it('prices, monthly equivalents and savings are those of spec §9', () => {
  expect(PLANS).toEqual({
    free: { monthly: 0, yearly: 0 },
    premium: { monthly: 99, yearly: 990 },
    corporate: { monthly: 299, yearly: 2999 },
  });
  expect([monthlyEquivalent('free'), yearlySaving('free')]).toEqual([0, 0]);
  expect([monthlyEquivalent('premium'), yearlySaving('premium')]).toEqual([83, 198]);
  expect([monthlyEquivalent('corporate'), yearlySaving('corporate')]).toEqual([250, 589]);
});

it('the badge says what a year of premium saves', () => {
  expect(Math.round((100 * yearlySaving('premium')) / (12 * PLANS.premium.monthly))).toBe(YEARLY_DISCOUNT_PERCENT);
});

it('a year is sold only after the launch, because twelve launch months cost less (D53)', () => {
  const [during, after] = [{ launchEndsOn: '2027-06-30' }, { launchEndsOn: null }];
  expect([twelveMonthsCharge(during), isYearSold(during)]).toEqual([359.88, false]);
  expect([twelveMonthsCharge(after), isYearSold(after)]).toEqual([1188, true]);
});

it('the launch price is compared plainly, in one sentence for all places (D53)', () => {
  expect(unsoldYearText(PREMIUM_PRICES.launchMonthly)).toBe(
    'Yıllık liste fiyatı ₺990; bugünkü aylık fiyatla on iki ay ₺359,88 tutar. Yıllık üyelik lansmandan sonra satılır.',
  );
});
