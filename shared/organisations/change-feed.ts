import { z } from 'zod';
import { listingSummarySchema } from '../listings.ts';

/**
 * What can happen to a listing: it arrived, facts changed, its time was over, its source withdrew it or reported its
 * result, it is no longer shown, or other listings of its lot became known (`lot`).
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
/** Changes are kept this long; a client that polls less often must read everything again. */
export const CHANGES_KEPT_DAYS = 30;

const cursorMessage = 'after, önceki yanıttaki next değeri olmalıdır.';
/** A position in a feed, as returned in `next`. */
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

/** `GET /api/v1/changes`: without `after`, it starts with the oldest stored change. */
export const changesQuerySchema = z.object({ after: feedPlaceSchema, limit: feedLimitSchema });

export const feedChangeSchema = z.object({
  /** The position in the feed after this change. */
  cursor: z.string(),
  propertyId: z.number().int(),
  kind: z.enum(LISTING_CHANGE_KINDS),
  at: z.iso.datetime(),
  /** Names of changed fields; fields that the key may not see are named, too, but without their values. */
  fields: z.array(z.string()),
  /** The current listing; null once it is no longer shown. */
  property: listingSummarySchema.nullable(),
});
export type FeedChange = z.infer<typeof feedChangeSchema>;

export const changesSchema = z.object({
  changes: z.array(feedChangeSchema),
  /** The `after` for the next call, also if nothing has happened. */
  next: z.string(),
  /** Whether there are more changes right now. */
  hasMore: z.boolean(),
});
export type Changes = z.infer<typeof changesSchema>;

const idMessage = 'after bir ilan numarası olmalıdır.';
/** `GET /api/v1/properties/export`: `after` is the last listing that was received; `since` a cursor of the feed. */
export const exportQuerySchema = z.object({
  after: z
    .string({ error: idMessage })
    .regex(/^\d{1,15}$/, idMessage)
    .transform(Number)
    .default(0),
  since: feedPlaceSchema,
});
