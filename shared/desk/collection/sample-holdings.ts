import { z } from 'zod';
import { SAMPLE_THINGS } from './sample-things.ts';

const count = z.number().int();

/** What is deleted with the generated market: its listings, and what members store about them. */
export const sampleHoldingsSchema = z.object({
  listings: count,
  members: count,
  kept: z.record(z.enum(SAMPLE_THINGS), count),
});
export type SampleHoldings = z.infer<typeof sampleHoldingsSchema>;
