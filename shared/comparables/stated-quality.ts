/**
 * The quality that a range must have in a back-test, in per cent; a worse one is not shown. The median error of the
 * estimates may be at most `mostError` of the price, and the ranges must contain at least `leastCovered` of the hidden
 * prices. A range promises 95 % (`RANGE_PERCENT`), but with few sales a single one changes the share a lot, so the
 * limit is lower.
 */
export const STATED_QUALITY = { mostError: 25, leastCovered: 90 } as const;

/** The result of a back-test, in per cent. */
type Tested = { readonly medianError: number; readonly covered: number };

/** Why estimates of this quality are not shown; undefined if they are good enough. */
export function qualityFault({ medianError, covered }: Tested): 'tooScattered' | 'tooOftenMissed' | undefined {
  if (medianError > STATED_QUALITY.mostError) return 'tooScattered';
  return covered < STATED_QUALITY.leastCovered ? 'tooOftenMissed' : undefined;
}
