/**
 * The quality that a range must have in a back-test, in per cent; a worse one is not shown. The median of the estimates
 * may be off by `mostError` of the price, and the ranges must have held at least `leastCovered` of the hidden prices.
 * A range promises 95 % (`RANGE_PERCENT`). One sale more or less in few moves the share a lot, so some room is left.
 */
export const STATED_QUALITY = { mostError: 25, leastCovered: 90 } as const;

/** What a back-test of estimates said, in per cent. */
type Tested = { readonly medianError: number; readonly covered: number };

/** Why estimates of this quality are not shown; undefined where they are good enough. */
export function qualityFault({ medianError, covered }: Tested): 'tooScattered' | 'tooOftenMissed' | undefined {
  if (medianError > STATED_QUALITY.mostError) return 'tooScattered';
  return covered < STATED_QUALITY.leastCovered ? 'tooOftenMissed' : undefined;
}
