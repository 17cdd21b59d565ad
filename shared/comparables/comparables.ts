import { z } from 'zod';
import { quartilesSchema, ROUNDS } from '../outcomes/area-outcomes.ts';
import { coverageSchema } from './coverage.ts';
import { testedGroupSchema } from './estimate-quality.ts';

/** Lots that ended longer ago, in days, are not compared. */
export const COMPARABLE_DAYS = 730;
/** The minimum number of comparable sales for a range. */
export const LEAST_COMPARABLES = 10;
/** The maximum number of sales that a range is calculated from: the most similar ones. */
export const MOST_COMPARABLES = 60;
/** The maximum number of sales that are shown, the most similar first. */
export const SHOWN_COMPARABLES = 5;
/** The probability, in per cent, that the price of a comparable lot is within the range. */
export const RANGE_PERCENT = 95;

/** A comparable lot that was sold, with the reasons why it is comparable. Lira. */
export const comparableSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  place: z.string(),
  /** A day in Istanbul. */
  endedOn: z.iso.date(),
  price: z.number(),
  soldPrice: z.number(),
  /** Sale price divided by appraisal, in per cent. */
  ratio: z.number(),
  /** The area of a whole in square metres, and the model year of a vehicle. */
  areaM2: z.number().nullable(),
  modelYear: z.number().int().nullable(),
  /** The share that was sold, as the notice writes it (`1/2`); null for a whole. */
  hisse: z.string().nullable(),
  /** Price per square metre; only for a whole. */
  perM2: z.number().nullable(),
  /** The sale price moved to today by the house price index; only for dwellings. */
  today: z
    .object({ from: z.number(), to: z.number(), lastMonth: z.string(), isSampleData: z.boolean().optional() })
    .nullable(),
  why: z.array(z.string()),
});
export type Comparable = z.infer<typeof comparableSchema>;

/** The price range that follows from the comparable sales and their prices by appraisal. */
export const estimateSchema = z.object({
  from: z.number(),
  median: z.number(),
  to: z.number(),
  /** The same as prices by appraisal, in per cent; the middle half of the sales is between `lower` and `upper`. */
  ratios: z.object({
    from: z.number(),
    lower: z.number(),
    median: z.number(),
    upper: z.number(),
    to: z.number(),
  }),
  count: z.number().int(),
  /** The median, in per cent, of how much each price differs from the median of the others. */
  errorPercent: z.number(),
  /** How many of the prices were within the range that the others give. */
  covered: coverageSchema,
});
export type Estimate = z.infer<typeof estimateSchema>;

/**
 * Why there is no estimate: too few sales, a quality below the required one (`STATED_QUALITY`), no appraisal, a kind
 * that is not compared, or a share of unknown size.
 */
const NO_ESTIMATE = ['tooFew', 'tooScattered', 'tooOftenMissed', 'noAppraisal', 'otherKind', 'shareUnknown'] as const;

/** `GET /api/properties/{id}/comparables` */
export const comparablesSchema = z.object({
  count: z.number().int(),
  /** True for callers who may not see the sales: then only their number is given. */
  isLocked: z.boolean(),
  comparables: z.array(comparableSchema),
  /** The prices by appraisal of all of them, ascending, in per cent. */
  ratios: z.array(z.number()),
  /** Ended auctions of equally comparable lots whose result is unknown. */
  unknown: z.number().int(),
  /** Quartiles of the price by appraisal in each round, in per cent; rounds with too few sales are left out. */
  rounds: z.array(quartilesSchema.extend({ round: z.literal(ROUNDS) })),
  estimate: estimateSchema.nullable(),
  /** How well ranges of the kind, otherwise all ranges, predicted real sales; null while too few could be tested. */
  tested: testedGroupSchema.nullable(),
  /** Why there is no estimate. */
  reason: z.enum(NO_ESTIMATE).nullable(),
});
export type Comparables = z.infer<typeof comparablesSchema>;
