import { z } from 'zod';
import { ALERT_REASONS, PAPER_NEWS } from '../alert-rules.ts';
import { listingSummarySchema } from '../listings.ts';
import { feedLimitSchema, feedPlaceSchema } from './change-feed.ts';
import { organisationPathSchema } from './organisations.ts';

/** Alerts that an organisation shares. */
export const MAX_SHARED_ALERTS = 50;
/** What they have found is kept this long. */
export const ALERT_MATCHES_KEPT_DAYS = 90;

const idMessage = 'Uyarının numarası geçersiz.';
export const sharedAlertPathSchema = organisationPathSchema.extend({
  alertId: z
    .string(idMessage)
    .regex(/^[1-9]\d{0,14}$/, idMessage)
    .transform(Number),
});

/** `POST /api/organisations/{id}/alerts`: the number of an alert of the caller's own. */
export const sharedAlertRequestSchema = z.object({
  alertId: z.number({ error: 'Uyarı numarası bir sayı olmalıdır.' }).int().positive(),
});

/** A shared alert as programs read it. */
export const alertOfOrganisationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** JSON texts of `AlertCriteria`, as of a member's alert. */
  searchCriteria: z.string(),
  understoodCriteria: z.string(),
  /** What of read documents it tells, too. */
  paperNews: z.array(z.enum(PAPER_NEWS)),
  /** As the organisation knows its people now; “Ayrılmış üye” for people who have left. */
  sharedBy: z.string(),
  sharedAt: z.iso.datetime(),
  /** Listings that it has found in the last 90 days, at the earliest since it was shared. */
  found: z.number().int(),
});

const sharedAlertSchema = alertOfOrganisationSchema.extend({
  mayRemove: z.boolean(),
  /** Whether the caller has an alert that looks for the same. */
  isFollowed: z.boolean(),
});
export type SharedAlert = z.infer<typeof sharedAlertSchema>;

/** `GET /api/organisations/{id}/alerts`, the last shared first. */
export const sharedAlertsSchema = z.object({ alerts: z.array(sharedAlertSchema) });

/** `GET /api/v1/alerts`, the last shared first. */
export const alertsOfOrganisationSchema = z.object({ alerts: z.array(alertOfOrganisationSchema) });
export type AlertsOfOrganisation = z.infer<typeof alertsOfOrganisationSchema>;

/** `GET /api/v1/alerts/matches`: without `after` from the oldest match that is kept. */
export const alertMatchesQuerySchema = z.object({ after: feedPlaceSchema, limit: feedLimitSchema });

const alertMatchSchema = z.object({
  /** Where reading goes on after this match. */
  cursor: z.string(),
  alertId: z.number().int(),
  propertyId: z.number().int(),
  /** Why the alert tells of it, as its members are told. */
  reason: z.enum(ALERT_REASONS),
  at: z.iso.datetime(),
  /** The listing as it is now; null once it is no longer shown. */
  property: listingSummarySchema.nullable(),
});
export type AlertMatch = z.infer<typeof alertMatchSchema>;

export const alertMatchesSchema = z.object({
  matches: z.array(alertMatchSchema),
  /** The `after` of the next call, also when nothing was found. */
  next: z.string(),
  /** Whether there is more to read right now. */
  hasMore: z.boolean(),
});
export type AlertMatches = z.infer<typeof alertMatchesSchema>;
