import { z } from 'zod';

/**
 * Why someone is notified. For an alert: `new` auction, `reopened`, `secondRound` began, `priceDrop`, `changed` so that
 * it now matches, `dueSoon` when its end is as near as the alert specifies. For a saved listing: its end is near
 * (`endsSoon`: hours or minutes before), or the deadline of the cash deposit or of letters of guarantee; its source
 * `corrected` facts or `postponed` its end; its result: `sold`, `unsold`, `withdrawn`. For both: read documents say
 * something new (`paperFindings`) or contradict one another, the notice or the listing (`contradiction`). For a won
 * sale: its payment is due. For the site: `sampleRemoved`, invented listings that the member had saved were deleted.
 */
export const NOTIFICATION_REASONS = [
  'new',
  'reopened',
  'secondRound',
  'priceDrop',
  'changed',
  'dueSoon',
  'endsIn3Days',
  'endsIn1Day',
  'endsSoon',
  'depositDeadline',
  'letterDeadline',
  'paymentDue',
  'corrected',
  'postponed',
  'paperFindings',
  'contradiction',
  'withdrawn',
  'sold',
  'unsold',
  'sampleRemoved',
] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

/**
 * A notification as its reader sees it (spec §3), with the listing it is about (`/ilan/{propertyId}`); null for news of
 * the site.
 */
export const notificationSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  reason: z.enum(NOTIFICATION_REASONS),
  propertyId: z.number().int().nullable(),
  /** The alert that caused it; null for a saved listing. The alert may have been deleted. */
  alertId: z.number().int().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

const beforeMessage = 'before bir bildirim numarası olmalıdır.';
const limitMessage = 'limit 1 ile 100 arasında bir tam sayı olmalıdır.';

/** The parameters of `GET /api/user/notifications`: `before` is the id of the last notification already read. */
export const notificationsQuerySchema = z.object({
  before: z
    .string({ error: beforeMessage })
    .regex(/^[1-9]\d{0,14}$/, beforeMessage)
    .transform(Number)
    .optional(),
  limit: z
    .string({ error: limitMessage })
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100, limitMessage)
    .default(30),
});

/** `GET /api/user/notifications`: an array (D49), the newest first; at most `limit` of them. */
export const notificationsSchema = z.array(notificationSchema);

/** `GET /api/user/notifications/summary`: what the site shows outside the list. */
export const notificationSummarySchema = z.object({
  unreadCount: z.number().int(),
  /** Channels by which this installation currently sends notifications (D8). */
  channels: z.object({ email: z.boolean(), sms: z.boolean() }),
});
export type NotificationSummary = z.infer<typeof notificationSummarySchema>;

/** The path of one notification. */
export const notificationPathSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'Bildirim numarası bir sayı olmalıdır.')
    .transform(Number),
});

export const notificationReadSchema = z.object({ unreadCount: z.number().int() });
