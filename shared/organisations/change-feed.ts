import { z } from 'zod';
import { listingSummarySchema } from '../listings.ts';

/**
 * What can happen to a listing: it came, facts changed, its time was over, its source took it away or told how it came
 * out, it is no longer shown, or other listings of its lot are known now (`lot`).
 */
export const LISTING_CHANGE_KINDS = [
  'new',
  'changed',
  'ended',
  'withdrawn',
  'sold',
  'unsold',
  'removed',
  'lot',
] as const;
export type ListingChangeKind = (typeof LISTING_CHANGE_KINDS)[number];

export const MAX_CHANGES_PER_PAGE = 500;
/** Changes are kept this long; a client that follows less often reads everything again. */
export const CHANGES_KEPT_DAYS = 30;

const cursorMessage = 'after, önceki yanıttaki next değeri olmalıdır.';
/** A place in a feed, as `next` told it. */
export const feedPlaceSchema = z
  .string({ error: cursorMessage })
  .regex(/^[0-9a-f]{8}-\d{1,15}$/, cursorMessage)
  .optional();
const limitMessage = `limit 1 ile ${MAX_CHANGES_PER_PAGE} arasında bir tam sayı olmalıdır.`;

export const feedLimitSchema = z
  .string({ error: limitMessage })
  .regex(/^\d{1,3}$/, limitMessage)
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= MAX_CHANGES_PER_PAGE, limitMessage)
  .default(100);

/** `GET /api/v1/changes`: without `after` from the oldest change that is kept. */
export const changesQuerySchema = z.object({ after: feedPlaceSchema, limit: feedLimitSchema });

export const feedChangeSchema = z.object({
  /** Where the feed goes on after this change. */
  cursor: z.string(),
  propertyId: z.number().int(),
  kind: z.enum(LISTING_CHANGE_KINDS),
  at: z.iso.datetime(),
  /** Names of fields that are others now; what a key may not see is named, too, without its value. */
  fields: z.array(z.string()),
  /** The listing as it is now; null once it is no longer shown. */
  property: listingSummarySchema.nullable(),
});
export type FeedChange = z.infer<typeof feedChangeSchema>;

export const changesSchema = z.object({
  changes: z.array(feedChangeSchema),
  /** The `after` of the next call, also when nothing has happened. */
  next: z.string(),
  /** Whether there is more to read right now. */
  hasMore: z.boolean(),
});
export type Changes = z.infer<typeof changesSchema>;

const idMessage = 'after bir ilan numarası olmalıdır.';
/** `GET /api/v1/properties/export`: `after` is the last listing that arrived; `since` a cursor of the feed. */
export const exportQuerySchema = z.object({
  after: z
    .string({ error: idMessage })
    .regex(/^\d{1,15}$/, idMessage)
    .transform(Number)
    .default(0),
  since: feedPlaceSchema,
});
