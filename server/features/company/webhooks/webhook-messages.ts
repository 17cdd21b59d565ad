import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { webhookEndpoints, webhookMessages } from '#server/database/tables/companies/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { actInOrganisation, requireRole } from '#server/features/company/organisations/index.ts';
import { SHOWN_WEBHOOK_MESSAGES, WEBHOOK_TRY_HOURS } from '#shared/organisations/webhook-rules.ts';
import type { WebhookMessages } from '#shared/organisations/webhooks.ts';
import type { AskedWebhook } from './manage-webhooks.ts';
import { webhookMessageNotFound, webhookNotFound } from './webhook-refusals.ts';

const HOUR_MS = 60 * 60_000;

/** The messages of an endpoint, newest first, 50 a page. Throws 404, 403 ORGANISATION_ROLE. */
export async function listWebhookMessages(
  deps: Pick<Deps, 'db'>,
  { webhookId, before, ...asked }: AskedWebhook & { readonly before?: number | undefined },
): Promise<WebhookMessages> {
  await requireRole(deps, asked, 'webhooks');
  const isOwn = and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.organisationId, asked.id));
  const [own] = await deps.db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isOwn);
  if (!own) throw webhookNotFound();
  const older = before === undefined ? undefined : lt(webhookMessages.place, before);
  const rows = await deps.db
    .select()
    .from(webhookMessages)
    .where(and(eq(webhookMessages.endpointId, webhookId), older))
    .orderBy(desc(webhookMessages.place))
    .limit(SHOWN_WEBHOOK_MESSAGES + 1);
  const shown = rows.slice(0, SHOWN_WEBHOOK_MESSAGES);
  const messages = shown.map(
    ({ id, event, propertyId, state, tries, happenedAt, triedAt, nextTryAt, status, answer }) => ({
      id,
      event,
      propertyId,
      state,
      tries,
      happenedAt: happenedAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
      nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
      status,
      answer,
    }),
  );
  return { messages, next: rows.length > shown.length ? (shown.at(-1)?.place ?? null) : null };
}

/**
 * Sends a message again under its id, no matter how the earlier attempts ended. Throws 404, 403 ORGANISATION_ROLE, 409
 * ORGANISATION_OVER.
 */
export function resendWebhookMessage(
  deps: Pick<Deps, 'db' | 'clock'>,
  { webhookId, messageId, ...asked }: AskedWebhook & { readonly messageId: string },
): Promise<void> {
  return actInOrganisation(
    deps,
    { ...asked, act: 'webhooks', needsPlan: true },
    async (tx, { id: organisationId, at }) => {
      // A person has requested it now, so the endpoint stops resting.
      const woken = await tx
        .update(webhookEndpoints)
        .set({ restsUntil: null })
        .where(and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.organisationId, organisationId)));
      if (!woken.rowCount) throw webhookNotFound();
      const again = await tx
        .update(webhookMessages)
        .set({ state: sql`'waiting'`, nextTryAt: at, givenUpAt: new Date(at.getTime() + WEBHOOK_TRY_HOURS * HOUR_MS) })
        .where(and(eq(webhookMessages.id, messageId), eq(webhookMessages.endpointId, webhookId)));
      if (!again.rowCount) throw webhookMessageNotFound();
    },
  );
}
