import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/scoring/seeded-random.ts';
import { secondRoundRate, soldRate } from './sold-rate.ts';
import { wilson } from './wilson.ts';

const counts = (ended: number, sold: number, unknown: number) => ({
  ended,
  sold,
  unsold: ended - sold - unknown,
  unknown,
  withdrawn: 3,
  secondRounds: 0,
  untoldRounds: 0,
});

it('is a Wilson interval (worked by hand)', () => {
  // 10 of 20: (0.5 + 1.92073 ÷ 20) ÷ 1.192073 ± 1.959964 × √(0.0125 + 0.0024009) ÷ 1.192073 = 0.5 ± 0.2007
  const { low, high } = wilson(10, 20);
  expect(low).toBeCloseTo(0.2993, 3);
  expect(high).toBeCloseTo(0.7007, 3);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(20, 20).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('never divides by known results only', () => {
  // 40 sold among 50 known results of 100 auctions is not a rate of 80 %.
  expect(soldRate(counts(100, 40, 50))).toBeUndefined();
  expect(soldRate(counts(100, 40, 20))).toEqual({ low: 30.9, high: 69.1 });
});

it('is hidden below the minimum sample', () => {
  expect(soldRate(counts(19, 10, 0))).toBeUndefined();
  expect(soldRate(counts(20, 10, 0))).toEqual({ low: 29.9, high: 70.1 });
});

it('is also an interval for second rounds, which needs no results', () => {
  expect(secondRoundRate({ ...counts(20, 0, 20), secondRounds: 10 })).toEqual({ low: 29.9, high: 70.1 });
  expect(secondRoundRate({ ...counts(19, 0, 0), secondRounds: 10 })).toBeUndefined();
});

it('counts auctions of an unknown round as neither first nor second', () => {
  // From 10 of 30 to 16 of 30: the lower bound of the first and the upper bound of the second.
  const rate = secondRoundRate({ ...counts(30, 0, 0), secondRounds: 10, untoldRounds: 6 });
  expect(rate).toEqual({ low: 19.2, high: 69.8 });
  expect(secondRoundRate({ ...counts(30, 0, 0), secondRounds: 10, untoldRounds: 10 })).toBeUndefined();
});

describe('a simulated market whose true rate is known', () => {
  const random = seededRandom(2026);

  /** The share of runs whose interval contains the true rate. */
  function coverage(held: number, truth: number, isLate: (isSold: boolean) => number): number {
    let [covered, runs] = [0, 0];
    while (runs < 4000) {
      let [sold, unknown] = [0, 0];
      for (let lot = 0; lot < held; lot += 1) {
        const isSold = random() < truth;
        if (random() < isLate(isSold)) unknown += 1;
        else if (isSold) sold += 1;
      }
      const rate = soldRate(counts(held, sold, unknown));
      runs += 1;
      if (!rate || (rate.low <= truth * 100 && truth * 100 <= rate.high)) covered += 1;
    }
    return covered / runs;
  }

  it.each([
    [40, 0.5],
    [80, 0.62],
    [150, 0.35],
    [400, 0.55],
    [1000, 0.5],
  ])(
    '%i auctions, of which %f are sold: 93 % to 97 % of the intervals contain the rate if all results are known',
    (held, truth) => {
      const share = coverage(held, truth, () => 0);
      expect(share).toBeGreaterThanOrEqual(0.93);
      expect(share).toBeLessThanOrEqual(0.97);
    },
  );

  it('the interval contains the true rate even if results of one outcome arrive late', () => {
    expect(coverage(200, 0.5, (isSold) => (isSold ? 0.05 : 0.35))).toBeGreaterThanOrEqual(0.93);
    expect(coverage(200, 0.5, (isSold) => (isSold ? 0.35 : 0.05))).toBeGreaterThanOrEqual(0.93);
  });
});
