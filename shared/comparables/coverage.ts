import { z } from 'zod';
import { wilson } from '../outcomes/wilson.ts';

/** Of a hundred hidden prices those in the range, with the interval of Wilson (95 %): few prices leave much doubt. */
export const coverageSchema = z.object({ percent: z.number(), low: z.number(), high: z.number() });
export type Coverage = z.infer<typeof coverageSchema>;

/** The coverage of `held` prices in `of` ranges, in whole per cents. */
export function coverageOf(held: number, of: number): Coverage {
  const { low, high } = wilson(held, of);
  return { percent: Math.round((held / of) * 100), low: Math.floor(low * 100), high: Math.ceil(high * 100) };
}
