import { z } from 'zod';

/**
 * Auctions by how they ended: `ended` is the sum of sold, unsold and unknown; withdrawn ones are counted separately.
 */
export const outcomeCountsSchema = z.object({
  ended: z.number().int(),
  sold: z.number().int(),
  /**
   * Includes auctions whose buyer did not pay, so that a second round followed (İİK 115/6), and annulled sales (134).
   */
  unsold: z.number().int(),
  unknown: z.number().int(),
  withdrawn: z.number().int(),
  secondRounds: z.number().int(),
  /** Ended auctions whose round is unknown: they count neither as first nor as second. */
  untoldRounds: z.number().int(),
});
export type OutcomeCounts = z.infer<typeof outcomeCountsSchema>;

/** The first or the second auction (İİK 111/b, 115). */
export const ROUNDS = [1, 2] as const;
export type Round = (typeof ROUNDS)[number];

/** Quartiles of a value, and the number of sales. */
export const quartilesSchema = z.object({
  sales: z.number().int(),
  lower: z.number().int(),
  median: z.number().int(),
  upper: z.number().int(),
});

/** The place that a figure is about: the requested one, or a wider one if that has too few auctions. */
const scopeSchema = z.object({
  level: z.enum(['district', 'province', 'region', 'country']),
  name: z.string(),
  isWidened: z.boolean(),
});
export type OutcomeScope = z.infer<typeof scopeSchema>;

/** An interval in per cent, with the counts behind it. */
const rateSchema = z.object({ scope: scopeSchema, counts: outcomeCountsSchema, low: z.number(), high: z.number() });

/** How auctions ended; each figure is for the narrowest place with enough auctions. */
const figuresSchema = z.object({
  /** The counts of the place itself. */
  own: outcomeCountsSchema,
  /**
   * The share of ended auctions that were sold, in per cent: the interval allows for sampling and unknown results. Null
   * if no level has enough auctions.
   */
  rate: rateSchema.nullable(),
  /** Sale price divided by appraisal, in per cent. */
  ratio: z
    .object({ scope: scopeSchema, prices: z.number().int(), lower: z.number(), median: z.number(), upper: z.number() })
    .nullable(),
  /** Days from the first notice that we saw to the end of the auction in which the lot was sold. */
  days: quartilesSchema.extend({ scope: scopeSchema }).nullable(),
  /** The number of bids of a sale, if the source reports it. */
  bids: quartilesSchema.extend({ scope: scopeSchema }).nullable(),
});
export type OutcomeFigures = z.infer<typeof figuresSchema>;

export const areaOutcomesSchema = figuresSchema.extend({
  /** The period of the auctions' ends, as days in Istanbul. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** The share of second rounds among ended auctions: the interval allows for sampling and unknown rounds. */
  secondRounds: rateSchema.nullable(),
  /** The same figures for first and for second auctions only, if the round is known. */
  rounds: z.array(figuresSchema.extend({ round: z.literal(ROUNDS) })),
  /** Months with enough prices, for the place of the ratio; empty if there are fewer than six. */
  months: z.array(z.object({ month: z.string(), prices: z.number().int(), median: z.number() })),
});
export type AreaOutcomes = z.infer<typeof areaOutcomesSchema>;
