import { z } from 'zod';
import { wilson } from '../outcomes/wilson.ts';

/**
 * The percentage of the hidden prices that are within the range, with the Wilson interval (95 %), which is wide for few
 * prices.
 */
export const coverageSchema = z.object({ percent: z.number(), low: z.number(), high: z.number() });
export type Coverage = z.infer<typeof coverageSchema>;

/** The coverage of `held` prices in `of` ranges, in whole per cent. */
export function coverageOf(held: number, of: number): Coverage {
  const { low, high } = wilson(held, of);
  return { percent: Math.round((held / of) * 100), low: Math.floor(low * 100), high: Math.ceil(high * 100) };
}
