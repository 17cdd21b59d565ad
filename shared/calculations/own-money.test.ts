import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { type Calculation, NOTHING_GIVEN, newScenario } from '../law/bid/calculation.ts';
import { cardSums, ownMoney } from './own-money.ts';

const car = makeDetail({ price: 1_270_000, categoryNumber: '2', deposit: 127_000 });
const of = (given: object, legal = {}): Calculation => ({
  legal: { ...NOTHING_GIVEN, ...legal },
  scenarios: [{ ...newScenario('Bir'), ...given }],
});

it('the highest bid comes from the goal, otherwise from the typed bid, otherwise it is missing', () => {
  const goal = { kind: 'discount', ownValue: 150_000_000, discount: 2000 } as const;
  expect(ownMoney(car, of({ goal }))).toMatchObject({ ownValue: 150_000_000, highestBid: 118_745_000, lacksKdv: true });
  expect(ownMoney(car, of({ goal, bid: 70_000_000 }))).toMatchObject({ highestBid: 118_745_000, bid: 70_000_000 });
  expect(ownMoney(car, of({ bid: 70_000_000 }))).toMatchObject({ highestBid: 70_000_000, ownValue: null });
  expect(ownMoney(car, of({}))).toMatchObject({ highestBid: null, bid: 63_500_001 });
});

it('the member’s own claim reduces the deposit; without a deposit in the listing it is unknown', () => {
  expect(ownMoney(car, of({}, { ownClaim: 2_700_000 }))?.deposit).toBe(10_000_000);
  expect(ownMoney({ ...car, deposit: null }, of({}))?.deposit).toBeNull();
  expect(ownMoney({ ...car, price: null }, of({}))).toBeUndefined();
});

it('a card shows the sums of its calculation, and noted values only for what the calculation lacks', () => {
  const noted = { highestBid: 1, ownValue: 2 };
  expect(cardSums({ ...noted, money: null })).toEqual(noted);
  expect(cardSums({ ...noted, money: ownMoney(car, of({ bid: 70_000_000 })) ?? null })).toEqual({
    highestBid: 70_000_000,
    ownValue: 2,
  });
});

it('the highest bid is rounded to whole lira if the appraisal is not, provided that it still wins', () => {
  const goal = { kind: 'discount', ownValue: 150_000_000, discount: 2000 } as const;
  const odd = { ...car, price: 1_270_000.33 };
  expect((ownMoney(odd, of({ goal }))?.highestBid ?? 1) % 100).toBe(0);
  // A prior claim just below the goal's limit leaves no whole lira between the two.
  const tight = ownMoney(odd, of({ goal }, { priorClaims: 119_321_056 }));
  expect(tight?.highestBid === null || (tight?.highestBid ?? 0) > 119_321_056).toBe(true);
});
