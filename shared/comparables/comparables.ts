import { z } from 'zod';
import { quartilesSchema, ROUNDS } from '../outcomes/area-outcomes.ts';
import { coverageSchema } from './coverage.ts';
import { testedGroupSchema } from './estimate-quality.ts';

/** Of lots that ended longer ago, in days, nothing is compared. */
export const COMPARABLE_DAYS = 730;
/** Fewer comparable sales give no range. */
export const LEAST_COMPARABLES = 10;
/** The most that a range is made of: the most alike. */
export const MOST_COMPARABLES = 60;
/** The most that are shown, the most alike first. */
export const SHOWN_COMPARABLES = 5;
/** The chance, in per cent, that the price of a lot like its comparable ones is within the range. */
export const RANGE_PERCENT = 95;

/** A lot that was sold and is like the one that is looked at, with why. Lira. */
export const comparableSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  place: z.string(),
  /** A day in Istanbul. */
  endedOn: z.iso.date(),
  price: z.number(),
  soldPrice: z.number(),
  /** Sale price by appraisal, in per cent. */
  ratio: z.number(),
  /** Square metres of a whole, and the year of a vehicle. */
  areaM2: z.number().nullable(),
  modelYear: z.number().int().nullable(),
  /** The share that was sold, as the notice writes it (`1/2`); null for a whole. */
  hisse: z.string().nullable(),
  /** Of a whole, by its square metres. */
  perM2: z.number().nullable(),
  /** The sale price moved to today by the house price index; dwellings alone. */
  today: z
    .object({ from: z.number(), to: z.number(), lastMonth: z.string(), isSampleData: z.boolean().optional() })
    .nullable(),
  why: z.array(z.string()),
});
export type Comparable = z.infer<typeof comparableSchema>;

/** The range that comparable sales give, from their prices by appraisal. */
export const estimateSchema = z.object({
  from: z.number(),
  median: z.number(),
  to: z.number(),
  /** The same as prices by appraisal, in per cent; between `lower` and `upper` is the middle half of the sales. */
  ratios: z.object({
    from: z.number(),
    lower: z.number(),
    median: z.number(),
    upper: z.number(),
    to: z.number(),
  }),
  count: z.number().int(),
  /** How far off the median of the others is for each of them: the median, in per cent. */
  errorPercent: z.number(),
  /** How many of them were in the range that the others give. */
  covered: coverageSchema,
});
export type Estimate = z.infer<typeof estimateSchema>;

/**
 * Why there is no estimate: too few sales, a quality below the stated one (`STATED_QUALITY`), nothing to multiply, a
 * kind that is not compared, or a share whose size nobody tells.
 */
const NO_ESTIMATE = ['tooFew', 'tooScattered', 'tooOftenMissed', 'noAppraisal', 'otherKind', 'shareUnknown'] as const;

/** `GET /api/properties/{id}/comparables` */
export const comparablesSchema = z.object({
  count: z.number().int(),
  /** True for callers who may not see them: then there is only their number. */
  isLocked: z.boolean(),
  comparables: z.array(comparableSchema),
  /** The prices by appraisal of all of them, ascending, in per cent. */
  ratios: z.array(z.number()),
  /** Ended auctions of lots that are as much like it, whose result nobody has told. */
  unknown: z.number().int(),
  /** Quartiles of the price by appraisal in either round, in per cent; without those of too few sales. */
  rounds: z.array(quartilesSchema.extend({ round: z.literal(ROUNDS) })),
  estimate: estimateSchema.nullable(),
  /** How ranges of the kind, else all ranges, did in real sales; null while too few could be tested. */
  tested: testedGroupSchema.nullable(),
  /** Why there is no estimate. */
  reason: z.enum(NO_ESTIMATE).nullable(),
});
export type Comparables = z.infer<typeof comparablesSchema>;
