import { z } from 'zod';
import { organisationPathSchema } from './organisations.ts';

/** Alerts that an organisation shares. */
export const MAX_SHARED_ALERTS = 50;

export const sharedAlertPathSchema = organisationPathSchema.extend({ alertId: z.uuid('Uyarının numarası geçersiz.') });

/** `POST /api/organisations/{id}/alerts`: the number of an alert of the caller's own. */
export const sharedAlertRequestSchema = z.object({
  alertId: z.number({ error: 'Uyarı numarası bir sayı olmalıdır.' }).int().positive(),
});

const sharedAlertSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** JSON texts of `AlertCriteria`, as of a member's alert. */
  searchCriteria: z.string(),
  understoodCriteria: z.string(),
  /** As the organisation knows its people now; “Ayrılmış üye” for who has left. */
  sharedBy: z.string(),
  sharedAt: z.iso.datetime(),
  mayRemove: z.boolean(),
  /** Whether the caller has an alert that looks for the same. */
  isFollowed: z.boolean(),
});
export type SharedAlert = z.infer<typeof sharedAlertSchema>;

/** `GET /api/organisations/{id}/alerts`, the last shared first. */
export const sharedAlertsSchema = z.object({ alerts: z.array(sharedAlertSchema) });
export type SharedAlerts = z.infer<typeof sharedAlertsSchema>;
