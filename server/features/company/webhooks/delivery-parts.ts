import type { webhookEndpoints, webhookMessages } from '#server/database/tables/companies/webhooks.ts';
import type { Deps } from '#server/deps.ts';

export type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'mailer'>;
export type Endpoint = typeof webhookEndpoints.$inferSelect;
export type WaitingMessage = Pick<
  typeof webhookMessages.$inferSelect,
  'id' | 'event' | 'propertyId' | 'told' | 'happenedAt' | 'tries' | 'givenUpAt'
>;

/** After this many failures in a row an endpoint rests, and is then retried with one message. */
export const FAILURES_BEFORE_REST = 5;
