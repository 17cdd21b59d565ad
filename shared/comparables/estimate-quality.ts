import { z } from 'zod';
import { coverageSchema } from './coverage.ts';

/** Fewer hidden sales say nothing of how good estimates are. */
export const LEAST_TESTED = 20;

/** How well sales were estimated from those before them: errors and shares in per cent. */
export const testedGroupSchema = z.object({
  name: z.string(),
  /** Of so many sales those that had enough comparable ones before them. */
  sales: z.number().int(),
  estimated: z.number().int(),
  medianError: z.number(),
  within10: z.number(),
  within20: z.number(),
  /** Whose price was in the range. */
  covered: coverageSchema,
});
export type TestedGroup = z.infer<typeof testedGroupSchema>;

/** `GET /api/estimate-quality`: real sales, hidden and estimated. Groups with too few are left out. */
export const estimateQualitySchema = z.object({
  /** The day in Istanbul of the test. */
  asOf: z.iso.date(),
  all: testedGroupSchema.nullable(),
  kinds: z.array(testedGroupSchema),
  regions: z.array(testedGroupSchema),
});
export type EstimateQuality = z.infer<typeof estimateQualitySchema>;
