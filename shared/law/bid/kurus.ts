/** A sum of money in whole kuruş. All calculations of bids use it, so that no fractions are lost. */
export type Kurus = number;
/** A share in hundredths of a per cent: `569` is %5,69. */
export type Hundredths = number;

/** The largest sum that the calculator accepts: 100 billion lira. Every product below stays a safe integer. */
export const MAX_KURUS: Kurus = 10_000_000_000_000;
export const WHOLE: Hundredths = 10_000;

export function toKurus(lira: number): Kurus {
  return Math.round(lira * 100);
}

export function toLira(kurus: Kurus): number {
  return kurus / 100;
}

/**
 * Adapts a rule of `amounts.ts`, which uses lira, to sums in kuruş. Its results are whole kuruş, so nothing is rounded
 * twice.
 */
export function inKurus(rule: (lira: number) => number): (kurus: Kurus) => Kurus {
  return (kurus) => toKurus(rule(toLira(kurus)));
}

type Rounding = 'half' | 'up' | 'down';

/**
 * `sum × part ÷ whole`, exact for products of any size; half a kuruş is rounded up by default. No argument may be
 * negative.
 */
export function partOf(sum: number, part: number, whole: number, rounding: Rounding = 'half'): number {
  const product = BigInt(sum) * BigInt(part);
  const divisor = BigInt(whole);
  const added = { half: divisor / 2n, up: divisor - 1n, down: 0n }[rounding];
  return Number((product + added) / divisor);
}
