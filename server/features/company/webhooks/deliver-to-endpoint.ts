import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { webhookEndpoints } from '#server/database/tables/companies/webhooks.ts';
import { atOnce } from '#server/platform/at-once.ts';
import type { WebhookCaller } from '#server/platform/webhooks/post-webhook.ts';
import { WEBHOOK_ANSWER_SECONDS } from '#shared/organisations/webhook-rules.ts';
import { type DeliverDeps, type Endpoint, FAILURES_BEFORE_REST, type WaitingMessage } from './delivery-parts.ts';
import { makeWebhookMessages } from './make-webhook-messages.ts';
import { sendWebhookMessage } from './send-webhook-message.ts';
import { webhookSecret } from './webhook-secret.ts';

/** The maximum number of concurrent messages to one endpoint, each about a different listing. */
const AT_ONCE = 8;
const BATCH = 32;
/** Longer than a batch takes if every call times out. After a kill, another process takes over when this has passed. */
const HELD_MS = (BATCH / AT_ONCE) * WEBHOOK_ANSWER_SECONDS * 1000 + 30_000;
/** The maximum time for one endpoint while others may be waiting. */
const TURN_MS = 20_000;

type Delivering = {
  readonly id: string;
  readonly caller: WebhookCaller;
  /** Only matches of alerts up to this one are delivered now. */
  readonly lastMatch: number;
  /** On the clock of `performance`. */
  readonly endsAt: number;
  readonly counts: { sent: number; failed: number };
};

/** Delivers the messages of one endpoint until none is due, another process has the lock, or the time is up. */
export async function deliverToEndpoint(
  deps: DeliverDeps,
  { id, caller, lastMatch, endsAt, counts }: Delivering,
): Promise<void> {
  const until = Math.min(endsAt, performance.now() + TURN_MS);
  let held: Endpoint | undefined;
  try {
    while (performance.now() < until) {
      const kept = await holdEndpoint(deps, id, held?.heldUntil ?? null);
      if (!kept) return;
      held = kept;
      const feed = await makeWebhookMessages(deps, { endpointId: id, lastMatch });
      const waiting = await nextMessages(deps, held);
      if (waiting.length === 0 && feed !== 'more') return;
      const results = await sendBatch(deps, { endpoint: held, caller, waiting });
      const sent = results.filter(Boolean).length;
      counts.sent += sent;
      counts.failed += results.length - sent;
    }
  } catch (error) {
    // A failure of one endpoint must not affect the others.
    deps.log.error({ err: error, webhook: id }, 'messages of a webhook could not be delivered');
  } finally {
    if (held?.heldUntil) await release(deps, id, held.heldUntil);
  }
}

async function sendBatch(
  deps: DeliverDeps,
  { endpoint, caller, waiting }: { endpoint: Endpoint; caller: WebhookCaller; waiting: readonly WaitingMessage[] },
): Promise<boolean[]> {
  const secrets = await secretsOf(deps, endpoint);
  return atOnce(AT_ONCE, waiting, (message) => sendWebhookMessage(deps, { endpoint, secrets, caller, message }));
}

/**
 * Locks the endpoint for this process, or extends the lock (`since` is its previous end). Returns undefined if another
 * process has it locked, or if the endpoint rests or gets no messages any more.
 */
async function holdEndpoint({ db, clock }: DeliverDeps, id: string, since: Date | null): Promise<Endpoint | undefined> {
  const now = clock.now();
  const { heldUntil, restsUntil, state } = webhookEndpoints;
  const isFree = or(isNull(heldUntil), lte(heldUntil, now), since === null ? undefined : eq(heldUntil, since));
  const isAwake = or(isNull(restsUntil), lte(restsUntil, now));
  const [held] = await db
    .update(webhookEndpoints)
    .set({ heldUntil: new Date(now.getTime() + HELD_MS) })
    .where(and(eq(webhookEndpoints.id, id), eq(state, 'active'), isFree, isAwake))
    .returning();
  return held;
}

async function release({ db }: DeliverDeps, id: string, since: Date): Promise<void> {
  const isOurs = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.heldUntil, since));
  await db.update(webhookEndpoints).set({ heldUntil: null }).where(isOurs);
}

/**
 * The earliest waiting message of each listing, and the earliest without a listing, if they are due; only one message
 * for an endpoint that has been failing.
 */
async function nextMessages({ db, clock }: DeliverDeps, { id, failures }: Endpoint): Promise<WaitingMessage[]> {
  const most = failures >= FAILURES_BEFORE_REST ? 1 : BATCH;
  const { rows } = await db.execute<WaitingMessage & { propertyId: string | null }>(sql`
    select id, event, property_id as "propertyId", told, happened_at as "happenedAt", tries, given_up_at as "givenUpAt"
    from (
      select distinct on (property_id) * from webhook_messages
      where endpoint_id = ${id} and state = 'waiting' order by property_id, place
    ) firsts
    where next_try_at <= ${clock.now().toISOString()}::timestamptz order by place limit ${most}`);
  return rows.map((row) => ({
    ...row,
    propertyId: row.propertyId === null ? null : Number(row.propertyId),
    happenedAt: new Date(row.happenedAt),
    givenUpAt: new Date(row.givenUpAt),
  }));
}

async function secretsOf(deps: DeliverDeps, { id, salt, earlierSalt, earlierUntil }: Endpoint): Promise<string[]> {
  const isEarlierValid = earlierSalt !== null && earlierUntil !== null && earlierUntil > deps.clock.now();
  const salts = isEarlierValid ? [salt, earlierSalt] : [salt];
  return Promise.all(salts.map((one) => webhookSecret(deps, id, one)));
}
