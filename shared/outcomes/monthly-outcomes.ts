import { z } from 'zod';
import { CATEGORY_NUMBERS } from '../kinds/kinds.ts';
import { areaOutcomesSchema, outcomeCountsSchema, quartilesSchema, ROUNDS } from './area-outcomes.ts';

/** `2026-10` */
export const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Ay yyyy-aa biçiminde olmalıdır.');

/** How a group of auctions ended; each figure is null without enough data. Rates and ratios in per cent. */
const groupSchema = z.object({
  counts: outcomeCountsSchema,
  rate: z.object({ low: z.number(), high: z.number() }).nullable(),
  ratio: z.object({ prices: z.number().int(), lower: z.number(), median: z.number(), upper: z.number() }).nullable(),
  /** Days from the first notice to the sale; and the number of bids of a sale. */
  days: quartilesSchema.nullable(),
  bids: quartilesSchema.nullable(),
});
export type OutcomeGroup = z.infer<typeof groupSchema>;

/** `GET /api/monthly-outcomes/{month}`: how the auctions of the country that ended in a month turned out. */
export const monthlyOutcomesSchema = z.object({
  month: monthSchema,
  /** The day in Istanbul on which the figures were calculated: later results change them. */
  asOf: z.iso.date(),
  /** Null if the operator has chosen none: then the page claims none. */
  licence: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Neighbouring months that have a page. */
  previous: monthSchema.nullable(),
  next: monthSchema.nullable(),
  all: groupSchema,
  kinds: z.array(groupSchema.extend({ category: z.enum(CATEGORY_NUMBERS) })),
  /** Groups of the auctions whose round is known. */
  rounds: z.array(groupSchema.extend({ round: z.literal(ROUNDS) })),
  /** In Turkish order; provinces without an ended auction are left out. */
  provinces: z.array(groupSchema.extend({ name: z.string() })),
  /** The twelve months up to this one; empty if fewer than six have enough prices. */
  months: areaOutcomesSchema.shape.months,
});
export type MonthlyOutcomes = z.infer<typeof monthlyOutcomesSchema>;
