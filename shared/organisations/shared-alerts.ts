import { z } from 'zod';
import { ALERT_REASONS, PAPER_NEWS } from '../alert-rules.ts';
import { listingSummarySchema } from '../listings.ts';
import { feedLimitSchema, feedPlaceSchema } from './change-feed.ts';
import { organisationPathSchema } from './organisations.ts';

export const MAX_SHARED_ALERTS = 50;
/** Their matches are kept this long. */
export const ALERT_MATCHES_KEPT_DAYS = 90;

const idMessage = 'Uyarının numarası geçersiz.';
export const sharedAlertPathSchema = organisationPathSchema.extend({
  alertId: z
    .string(idMessage)
    .regex(/^[1-9]\d{0,14}$/, idMessage)
    .transform(Number),
});

/** `POST /api/organisations/{id}/alerts`: the id of one of the caller's alerts. */
export const sharedAlertRequestSchema = z.object({
  alertId: z.number({ error: 'Uyarı numarası bir sayı olmalıdır.' }).int().positive(),
});

/** A shared alert as programs read it. */
export const alertOfOrganisationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** JSON texts of `AlertCriteria`, as in a member's alert. */
  searchCriteria: z.string(),
  understoodCriteria: z.string(),
  /** Which news from read documents it also reports. */
  paperNews: z.array(z.enum(PAPER_NEWS)),
  /** The person's current name in the organisation; “Ayrılmış üye” for people who have left. */
  sharedBy: z.string(),
  sharedAt: z.iso.datetime(),
  /** The number of listings that it has found in the last 90 days, but not before it was shared. */
  found: z.number().int(),
});

const sharedAlertSchema = alertOfOrganisationSchema.extend({
  mayRemove: z.boolean(),
  /** Whether the caller has an alert with the same criteria. */
  isFollowed: z.boolean(),
});
export type SharedAlert = z.infer<typeof sharedAlertSchema>;

/** `GET /api/organisations/{id}/alerts`, the most recently shared first. */
export const sharedAlertsSchema = z.object({ alerts: z.array(sharedAlertSchema) });

/** `GET /api/v1/alerts`, the most recently shared first. */
export const alertsOfOrganisationSchema = z.object({ alerts: z.array(alertOfOrganisationSchema) });
export type AlertsOfOrganisation = z.infer<typeof alertsOfOrganisationSchema>;

/** `GET /api/v1/alerts/matches`: without `after`, it starts with the oldest stored match. */
export const alertMatchesQuerySchema = z.object({ after: feedPlaceSchema, limit: feedLimitSchema });

const alertMatchSchema = z.object({
  /** The position in the feed after this match. */
  cursor: z.string(),
  alertId: z.number().int(),
  propertyId: z.number().int(),
  /** Why the alert reports it, the same as in notifications to members. */
  reason: z.enum(ALERT_REASONS),
  at: z.iso.datetime(),
  /** The current listing; null once it is no longer shown. */
  property: listingSummarySchema.nullable(),
});
export type AlertMatch = z.infer<typeof alertMatchSchema>;

export const alertMatchesSchema = z.object({
  matches: z.array(alertMatchSchema),
  /** The `after` for the next call, also if nothing was found. */
  next: z.string(),
  /** Whether there are more matches right now. */
  hasMore: z.boolean(),
});
export type AlertMatches = z.infer<typeof alertMatchesSchema>;
