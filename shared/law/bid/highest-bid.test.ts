import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NUMBERS } from '../../kinds/kinds.ts';
import { type CostSettings, costLines, GIVEN_COST_NAMES, type GivenCost, totalCost, USUAL_COSTS } from './costs.ts';
import { type Goal, meetsGoal, outcomeOf } from './goals.ts';
import { exactHighestBid, highestBid, type Plan } from './highest-bid.ts';
import { MAX_KURUS } from './kurus.ts';
import { bidFault, nextLawfulBid, type SaleFacts, saleFrame } from './sale-frame.ts';
import { influences } from './sensitivity.ts';
import { pricePerM2 } from './share.ts';

const sums = fc.integer({ min: 0, max: 1_000_000_000_000 });
const percents = fc.integer({ min: 0, max: 9000 });
const kinds = fc.constantFrom(...CATEGORY_NUMBERS);
const given = (values: fc.Arbitrary<number>) =>
  fc.record({ isOn: fc.boolean(), value: fc.option(values) }) satisfies fc.Arbitrary<GivenCost>;
// Fixed sums are small compared with the goals, so that many of these purchases can meet theirs.
const costs: fc.Arbitrary<CostSettings> = fc
  .record({
    ...Object.fromEntries(GIVEN_COST_NAMES.map((name) => [name, given(fc.integer({ min: 0, max: 3000 }))])),
    stampDuty: fc.record({ isOn: fc.boolean() }),
    finance: fc.record({
      isOn: fc.boolean(),
      borrowed: fc.integer({ min: 0, max: 10_000 }),
      monthlyRate: fc.integer({ min: 0, max: 1000 }),
      months: fc.integer({ min: 0, max: 60 }),
    }),
  })
  .map((made) => ({ ...USUAL_COSTS, ...made }));
const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.record({ kind: fc.constant('discount' as const), ownValue: sums, discount: percents }),
  fc.record({
    kind: fc.constant('resale' as const),
    resalePrice: sums,
    resaleCosts: percents,
    gainTax: percents,
    profit: percents,
  }),
  fc.record({
    kind: fc.constant('rent' as const),
    monthlyRent: sums,
    yearlyCosts: sums,
    yield: fc.integer({ min: 1, max: 9000 }),
  }),
);
const plans: fc.Arbitrary<Plan> = fc.record({ kind: kinds, costs, goal: goals });
const facts: fc.Arbitrary<SaleFacts> = fc.record({
  appraisal: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  priorClaims: sums,
  saleCosts: sums,
  highestBid: fc.option(sums),
});

describe('whatever the figures are', () => {
  it('costs grow with the bid', () => {
    fc.assert(
      fc.property(kinds, costs, sums, sums, (kind, settings, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const [lines, dearer] = [costLines(kind, settings, low), costLines(kind, settings, high)];
        for (const [at, { amount }] of lines.entries())
          expect(dearer[at]?.amount ?? 0).toBeGreaterThanOrEqual(amount ?? 0);
        expect(totalCost(kind, settings, high) - totalCost(kind, settings, low)).toBeGreaterThanOrEqual(high - low);
      }),
    );
  });

  it('if a total meets a goal, so does every lower total', () => {
    fc.assert(
      fc.property(goals, sums, sums, (goal, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        if (meetsGoal(goal, high)) expect(meetsGoal(goal, low)).toBe(true);
      }),
    );
  });

  it('the highest bid meets the goal when put back into the costs, and one kuruş more does not', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const { kind, costs: settings, goal } = plan;
        const meets = (bid: number) => meetsGoal(goal, totalCost(kind, settings, bid));
        const exact = exactHighestBid(plan);
        if (exact === null) {
          expect(meets(0)).toBe(false);
          return;
        }
        found += 1;
        expect(meets(exact)).toBe(true);
        if (exact < MAX_KURUS) expect(meets(exact + 1)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('no shown bid is unlawful or above the exact one', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, facts, (plan, sale) => {
        const frame = saleFrame(sale);
        const { exact, lawful } = highestBid(plan, frame);
        expect(bidFault(frame, frame.leastWinning)).toBeNull();
        expect(bidFault(frame, frame.nextBid)).not.toBe('belowStep');
        if (lawful === null) {
          expect(exact ?? 0).toBeLessThan(frame.leastWinning);
          return;
        }
        found += 1;
        expect(bidFault(frame, lawful)).toBeNull();
        expect(lawful).toBeLessThanOrEqual(exact ?? 0);
        // If the bid is on a whole step, one more step must be too much.
        if ((lawful - frame.nextBid) % frame.step === 0) expect(lawful + frame.step).toBeGreaterThan(exact ?? 0);
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(20);
  });

  it('the next lawful bid above a bid is lawful after it', () => {
    fc.assert(
      fc.property(facts, sums, (sale, bid) => {
        const next = nextLawfulBid(saleFrame(sale), bid);
        const after = saleFrame({ ...sale, highestBid: bid });
        expect(next).toBe(after.nextBid);
        expect(bidFault(after, next)).not.toBe('belowStep');
      }),
    );
  });
});

describe('the influences on the answer', () => {
  const plan: Plan = {
    kind: '1',
    costs: { ...USUAL_COSTS, repair: { isOn: true, value: 10_000_000 }, eviction: { isOn: false, value: 90_000_000 } },
    goal: { kind: 'discount', ownValue: 200_000_000, discount: 2000 },
  };

  it('are ordered by weight, without costs that are switched off or set by law', () => {
    const names = influences(plan).map(({ name }) => name);
    expect(names).toEqual(['ownValue', 'discount', 'repair', 'titleFee']);
  });

  it('state how far they move it, downwards and upwards', () => {
    const [first] = influences({
      ...plan,
      costs: { ...USUAL_COSTS, titleFee: { isOn: false, value: null }, stampDuty: { isOn: false } },
    });
    // 1.800.000 × 0,8 and 2.200.000 × 0,8
    expect(first).toEqual({ name: 'ownValue', whenLower: 144_000_000, whenHigher: 176_000_000, movement: 32_000_000 });
  });
});

it('an outcome is never rounded up', () => {
  const goal: Goal = { kind: 'discount', ownValue: 300, discount: 0 };
  expect(outcomeOf(goal, 200)).toEqual({ sum: 100, percent: 3333 });
  expect(outcomeOf(goal, 400)).toEqual({ sum: -100, percent: -3334 });
  expect(outcomeOf({ kind: 'rent', monthlyRent: 1, yearlyCosts: 0, yield: 1 }, 0)).toEqual({ sum: 12, percent: null });
});

it('a cost that is switched on but unknown is missing from the total, and marked so', () => {
  expect(costLines('3', USUAL_COSTS, 100_000).find(({ name }) => name === 'kdv')).toEqual({
    name: 'kdv',
    amount: null,
  });
  expect(totalCost('3', USUAL_COSTS, 100_000)).toBe(100_569);
});

it('without an area there is no price per square metre', () => {
  expect(pricePerM2(100, null, { part: 1, whole: 1 })).toBeNull();
  expect(pricePerM2(100, 0, { part: 1, whole: 1 })).toBeNull();
});
