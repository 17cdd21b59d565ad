import { z } from 'zod';
import { coverageSchema } from './coverage.ts';

/** The minimum number of hidden sales that says something about the quality of estimates. */
export const LEAST_TESTED = 20;

/** How well sales were estimated from earlier ones: errors and shares in per cent. */
export const testedGroupSchema = z.object({
  name: z.string(),
  /** All sales of the group, and those of them with enough earlier comparable sales. */
  sales: z.number().int(),
  estimated: z.number().int(),
  medianError: z.number(),
  within10: z.number(),
  within20: z.number(),
  /** The sales whose price was within the range. */
  covered: coverageSchema,
});
export type TestedGroup = z.infer<typeof testedGroupSchema>;

/**
 * `GET /api/estimate-quality`: the test results for real sales, each hidden and estimated. Groups with too few sales
 * are left out.
 */
export const estimateQualitySchema = z.object({
  /** The day of the test in Istanbul. */
  asOf: z.iso.date(),
  all: testedGroupSchema.nullable(),
  kinds: z.array(testedGroupSchema),
  regions: z.array(testedGroupSchema),
});
export type EstimateQuality = z.infer<typeof estimateQualitySchema>;
