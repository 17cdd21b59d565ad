import { z } from 'zod';

/** Fewer hidden sales say nothing of how good estimates are. */
export const LEAST_TESTED = 20;

/** How well sales were estimated from those before them: errors and shares in per cent. */
const tested = z.object({
  name: z.string(),
  /** Of so many sales those that had enough comparable ones before them. */
  sales: z.number().int(),
  estimated: z.number().int(),
  medianError: z.number(),
  within10: z.number(),
  within20: z.number(),
  /** Whose price was in the range. */
  covered: z.number(),
});
export type TestedGroup = z.infer<typeof tested>;

/** `GET /api/estimate-quality`: real sales, hidden and estimated. Groups with too few are left out. */
export const estimateQualitySchema = z.object({
  /** The day in Istanbul of the test. */
  asOf: z.iso.date(),
  all: tested.nullable(),
  kinds: z.array(tested),
  regions: z.array(tested),
});
export type EstimateQuality = z.infer<typeof estimateQualitySchema>;
