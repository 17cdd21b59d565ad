import { z } from 'zod';

/** Auctions by how they ended: `ended` is the sum of sold, unsold and unknown; withdrawn ones stand apart. */
export const outcomeCountsSchema = z.object({
  ended: z.number().int(),
  sold: z.number().int(),
  /** Also those whose buyer did not pay, so that a second round followed (İİK 115/6), or that were annulled (134). */
  unsold: z.number().int(),
  unknown: z.number().int(),
  withdrawn: z.number().int(),
  secondRounds: z.number().int(),
  /** Ended ones of which no source told the round: they are neither first nor second ones. */
  untoldRounds: z.number().int(),
});
export type OutcomeCounts = z.infer<typeof outcomeCountsSchema>;

/** The first or the second auction (İİK 111/b, 115). */
export const ROUNDS = [1, 2] as const;
export type Round = (typeof ROUNDS)[number];

/** Quartiles of a number of so many sales. */
export const quartilesSchema = z.object({
  sales: z.number().int(),
  lower: z.number().int(),
  median: z.number().int(),
  upper: z.number().int(),
});

/** The place that a figure is about: the asked one, or a wider one where that has too few. */
const scopeSchema = z.object({
  level: z.enum(['district', 'province', 'region', 'country']),
  name: z.string(),
  isWidened: z.boolean(),
});
export type OutcomeScope = z.infer<typeof scopeSchema>;

/** An interval in per cent, with the counts that it is of. */
const rateSchema = z.object({ scope: scopeSchema, counts: outcomeCountsSchema, low: z.number(), high: z.number() });

/** How auctions ended, each figure of the narrowest place that has enough for it. */
const figuresSchema = z.object({
  /** Of the place itself. */
  own: outcomeCountsSchema,
  /** Sold of ended, in per cent: what sampling and the unknown results allow. Null where no level has enough. */
  rate: rateSchema.nullable(),
  /** Sale price by appraisal, in per cent. */
  ratio: z
    .object({ scope: scopeSchema, prices: z.number().int(), lower: z.number(), median: z.number(), upper: z.number() })
    .nullable(),
  /** From the first notice that we saw to the end of the auction in which a lot was sold. */
  days: quartilesSchema.extend({ scope: scopeSchema }).nullable(),
  /** Bids of a sale, where the source tells them. */
  bids: quartilesSchema.extend({ scope: scopeSchema }).nullable(),
});
export type OutcomeFigures = z.infer<typeof figuresSchema>;

export const areaOutcomesSchema = figuresSchema.extend({
  /** Days in Istanbul: ends from and until. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** Second rounds of ended, in per cent: what sampling and the untold rounds allow. */
  secondRounds: rateSchema.nullable(),
  /** The same figures of first and of second auctions alone, as far as a source told which one it was. */
  rounds: z.array(figuresSchema.extend({ round: z.literal(ROUNDS) })),
  /** Months with enough prices, of the ratio's place; empty when there are fewer than six. */
  months: z.array(z.object({ month: z.string(), prices: z.number().int(), median: z.number() })),
});
export type AreaOutcomes = z.infer<typeof areaOutcomesSchema>;
