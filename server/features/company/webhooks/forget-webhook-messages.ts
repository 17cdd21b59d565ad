import { and, lt, ne, or } from 'drizzle-orm';
import { webhookMessages } from '#server/database/tables/companies/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { CHANGES_KEPT_DAYS } from '#shared/organisations/change-feed.ts';
import { WEBHOOK_LOG_DAYS } from '#shared/organisations/webhook-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * A job: deletes the message log after a week, and messages that still wait at a paused endpoint when their change is
 * deleted.
 */
export async function forgetWebhookMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ messages: number }> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const { state, madeAt } = webhookMessages;
  const isOver = and(ne(state, 'waiting'), lt(madeAt, daysAgo(WEBHOOK_LOG_DAYS)));
  const { rowCount } = await db.delete(webhookMessages).where(or(isOver, lt(madeAt, daysAgo(CHANGES_KEPT_DAYS))));
  return { messages: rowCount ?? 0 };
}
