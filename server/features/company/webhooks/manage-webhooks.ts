import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { changeFeed } from '#server/database/tables/companies/listing-changes.ts';
import { webhookEndpoints } from '#server/database/tables/companies/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { numberChanges } from '#server/features/company/change-feed/index.ts';
import { type Asked, actInOrganisation, noteInLog, requireRole } from '#server/features/company/organisations/index.ts';
import { readLastMatch } from '#server/features/deciding/alerts/index.ts';
import { isWebhookEvent, MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '#shared/organisations/webhook-rules.ts';
import type { Webhook, WebhookChange, WebhookRequest } from '#shared/organisations/webhooks.ts';
import { checkWebhookUrl } from './check-webhook-url.ts';
import { tooManyWebhooks, webhookNotFound } from './webhook-refusals.ts';
import { newSalt, webhookSecret } from './webhook-secret.ts';

const HOUR_MS = 60 * 60_000;
type ManagingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
export type AskedWebhook = Asked & { readonly webhookId: string };

/**
 * Adds an endpoint, which gets messages about what happens from now on. Returns its secret, which can't be retrieved
 * later. Throws 400 for an address that is not public, 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER,
 * TOO_MANY_WEBHOOKS.
 */
export async function addWebhook(
  deps: ManagingDeps,
  { url: given, events, listings, ...asked }: Asked & WebhookRequest,
): Promise<{ id: string; secret: string }> {
  const url = checkWebhookUrl(deps.config, given);
  const salt = newSalt();
  // Numbers the changes so far, so that the endpoint begins after them.
  await numberChanges(deps);
  const id = await actInOrganisation(
    deps,
    { ...asked, act: 'webhooks', needsPlan: true },
    async (tx, { id: organisationId, at }) => {
      const own = eq(webhookEndpoints.organisationId, organisationId);
      if ((await tx.$count(webhookEndpoints, own)) >= MAX_WEBHOOKS) throw tooManyWebhooks();
      const position = sql<number>`(select ${changeFeed.lastPosition} from ${changeFeed})`;
      const matchPosition = await readLastMatch({ db: tx });
      const [made] = await tx
        .insert(webhookEndpoints)
        .values({ organisationId, url, events, listings, salt, position, matchPosition, madeAt: at })
        .returning({ id: webhookEndpoints.id });
      if (!made) throw new Error('A webhook was not stored.');
      await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'addWebhook', to: made.id });
      return made.id;
    },
  );
  return { id, secret: await webhookSecret(deps, id, salt) };
}

/** The endpoints of an organisation, the oldest first, without their secrets. Throws 404, 403 ORGANISATION_ROLE. */
export async function listWebhooks(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<Webhook[]> {
  await requireRole(deps, asked, 'webhooks');
  const rows = await deps.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organisationId, asked.id))
    .orderBy(asc(webhookEndpoints.madeAt), asc(webhookEndpoints.id))
    .limit(MAX_WEBHOOKS);
  const now = deps.clock.now();
  return rows.map(({ id, url, events, listings, state, madeAt, failingSince, restsUntil, earlierUntil }) => ({
    id,
    url,
    events: events.filter(isWebhookEvent),
    listings,
    state,
    madeAt: madeAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    restsUntil: restsUntil !== null && restsUntil > now ? restsUntil.toISOString() : null,
    earlierSecretUntil: earlierUntil !== null && earlierUntil > now ? earlierUntil.toISOString() : null,
  }));
}

/**
 * Changes an endpoint's events, pauses it or resumes it; what happened meanwhile is sent then. Throws 404, 403
 * ORGANISATION_ROLE, 409 ORGANISATION_OVER.
 */
export function changeWebhook(deps: ManagingDeps, { state, events, listings, ...asked }: AskedWebhook & WebhookChange) {
  // A fresh start: earlier failures no longer count.
  const fresh = { failures: 0, failingSince: null, restsUntil: null };
  return withWebhook(deps, asked, async (tx, { own, organisationId, at }) => {
    await tx
      .update(webhookEndpoints)
      .set({
        ...(state && { state, ...fresh }),
        ...(events && { events }),
        ...(listings && { listings }),
        // Keeps the update valid if nothing else was given: an update without a column is refused.
        organisationId,
      })
      .where(own);
    await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'changeWebhook', to: asked.webhookId });
  });
}

/**
 * Gives an endpoint a new secret; the previous one also signs for a day. Throws 404, 403 ORGANISATION_ROLE, 409
 * ORGANISATION_OVER.
 */
export async function renewWebhookSecret(deps: ManagingDeps, asked: AskedWebhook): Promise<{ secret: string }> {
  const salt = newSalt();
  await withWebhook(deps, asked, async (tx, { own, organisationId, at }) => {
    const earlierUntil = new Date(at.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS);
    await tx
      .update(webhookEndpoints)
      .set({ salt, earlierSalt: sql`${webhookEndpoints.salt}`, earlierUntil })
      .where(own);
    await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'renewWebhook', to: asked.webhookId });
  });
  return { secret: await webhookSecret(deps, asked.webhookId, salt) };
}

/** Deletes an endpoint with its log. Throws 404, 403 ORGANISATION_ROLE. */
export function removeWebhook(deps: Pick<Deps, 'db' | 'clock'>, asked: AskedWebhook): Promise<void> {
  const work = async (tx: Transaction, { own, organisationId, at }: Held) => {
    await tx.delete(webhookEndpoints).where(own);
    await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'removeWebhook', to: asked.webhookId });
  };
  return withWebhook(deps, asked, work, { needsPlan: false });
}

type Held = { readonly own: ReturnType<typeof eq>; readonly organisationId: string; readonly at: Date };

function withWebhook(
  deps: Pick<Deps, 'db' | 'clock'>,
  { webhookId, ...asked }: AskedWebhook,
  work: (tx: Transaction, held: Held) => Promise<void>,
  { needsPlan } = { needsPlan: true },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'webhooks', needsPlan }, async (tx, { id: organisationId, at }) => {
    const own = eq(webhookEndpoints.id, webhookId);
    const ofOrganisation = and(own, eq(webhookEndpoints.organisationId, organisationId));
    const [found] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(ofOrganisation)
      .for('update');
    if (!found) throw webhookNotFound();
    await work(tx, { own, organisationId, at });
  });
}
