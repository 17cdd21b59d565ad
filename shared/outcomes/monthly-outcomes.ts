import { z } from 'zod';
import { CATEGORY_NUMBERS } from '../kinds/kinds.ts';
import { areaOutcomesSchema, outcomeCountsSchema, quartilesSchema, ROUNDS } from './area-outcomes.ts';

/** `2026-10` */
export const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Ay yyyy-aa biçiminde olmalıdır.');

/** How a group of auctions ended; each figure null without enough behind it. Rates and ratios in per cent. */
const groupSchema = z.object({
  counts: outcomeCountsSchema,
  rate: z.object({ low: z.number(), high: z.number() }).nullable(),
  ratio: z.object({ prices: z.number().int(), lower: z.number(), median: z.number(), upper: z.number() }).nullable(),
  /** From the first notice to the sale; and bids of a sale. */
  days: quartilesSchema.nullable(),
  bids: quartilesSchema.nullable(),
});
export type OutcomeGroup = z.infer<typeof groupSchema>;

/** `GET /api/monthly-outcomes/{month}`: how the auctions of the country ended that ended in a month. */
export const monthlyOutcomesSchema = z.object({
  month: monthSchema,
  /** The day in Istanbul that the figures are of: results that come later change them. */
  asOf: z.iso.date(),
  /** Null where the operator has chosen none: then none is claimed. */
  licence: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Neighbouring months that have a page. */
  previous: monthSchema.nullable(),
  next: monthSchema.nullable(),
  all: groupSchema,
  kinds: z.array(groupSchema.extend({ category: z.enum(CATEGORY_NUMBERS) })),
  /** Those of which a source told the round. */
  rounds: z.array(groupSchema.extend({ round: z.literal(ROUNDS) })),
  /** In Turkish order; those without an ended auction are left out. */
  provinces: z.array(groupSchema.extend({ name: z.string() })),
  /** The year until then; empty when there are fewer than six with enough prices. */
  months: areaOutcomesSchema.shape.months,
});
export type MonthlyOutcomes = z.infer<typeof monthlyOutcomesSchema>;
