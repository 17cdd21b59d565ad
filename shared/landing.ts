import { z } from 'zod';
import { CATEGORY_NUMBERS } from './kinds/kinds.ts';
import { listingSummarySchema } from './listings.ts';
import { areaOutcomesSchema } from './outcomes/area-outcomes.ts';

const placeLinkSchema = z.object({ name: z.string(), path: z.string(), count: z.number().int() });
export type PlaceLink = z.infer<typeof placeLinkSchema>;

/** `GET /api/landing`: the page of a place with its current auctions. Money in lira; nothing in it is locked (D20). */
export const landingSchema = z.object({
  /** The page's canonical address, whichever spelling was requested. */
  path: z.string(),
  province: z.string().nullable(),
  district: z.string().nullable(),
  category: z.enum(CATEGORY_NUMBERS).nullable(),
  total: z.number().int(),
  secondRoundCount: z.number().int(),
  /** Calculated from auctions with a known appraisal; null if there are none. */
  price: z.object({ lowest: z.number(), median: z.number(), highest: z.number() }).nullable(),
  firstEnd: z.object({ endDate: z.iso.datetime(), isDayOnly: z.boolean(), isDerived: z.boolean() }).nullable(),
  /** The page of the same place for each kind, whichever kind this page is about. */
  kinds: z.array(z.object({ category: z.enum(CATEGORY_NUMBERS), path: z.string(), count: z.number().int() })),
  /** Sub-categories with the most auctions, most first. */
  subCategories: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** For the country its provinces, for a province its districts; of the same kind, in Turkish order. */
  places: z.array(placeLinkSchema),
  /**
   * Bordering provinces. For a district: other districts of its province, those with the most auctions first, if any of
   * them has auctions.
   */
  neighbours: z.object({ kind: z.enum(['provinces', 'districts']), places: z.array(placeLinkSchema) }),
  /** How auctions of the past year ended. */
  outcomes: areaOutcomesSchema,
  /** Only for the country: the latest month whose results have a page. */
  latestMonth: z.string().nullable(),
  /** The auctions that end soonest. */
  properties: z.array(listingSummarySchema),
});
export type Landing = z.infer<typeof landingSchema>;
