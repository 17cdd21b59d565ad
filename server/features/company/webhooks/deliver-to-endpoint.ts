import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { webhookEndpoints } from '#server/database/tables/companies/webhooks.ts';
import { atOnce } from '#server/platform/at-once.ts';
import type { WebhookCaller } from '#server/platform/webhooks/post-webhook.ts';
import { WEBHOOK_ANSWER_SECONDS } from '#shared/organisations/webhook-rules.ts';
import { type DeliverDeps, type Endpoint, FAILURES_BEFORE_REST, type WaitingMessage } from './delivery-parts.ts';
import { makeWebhookMessages } from './make-webhook-messages.ts';
import { sendWebhookMessage } from './send-webhook-message.ts';
import { webhookSecret } from './webhook-secret.ts';

/** Messages to one endpoint that are under way at the same time, each of another listing. */
const AT_ONCE = 8;
const BATCH = 32;
/** Longer than a batch takes whose every call fails by time; after a kill others go on after it. */
const HELD_MS = (BATCH / AT_ONCE) * WEBHOOK_ANSWER_SECONDS * 1000 + 30_000;
/** One endpoint takes a place no longer while others may wait for it. */
const TURN_MS = 20_000;

type Delivering = {
  readonly id: string;
  readonly caller: WebhookCaller;
  /** Matches of alerts up to this one are told now. */
  readonly lastMatch: number;
  /** On the clock of `performance`. */
  readonly endsAt: number;
  readonly counts: { sent: number; failed: number };
};

/** Delivers what waits for one endpoint, as long as there is something, it is taken, and there is time. */
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
    // One endpoint's trouble is not the others'.
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
 * Takes the endpoint for this process, or keeps it (`since` is what it was held until); undefined when it is held
 * elsewhere, rests, or is told nothing any more.
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
 * The earliest waiting message of each listing, and of those without a listing, if its time has come; only one for an
 * endpoint that has been failing.
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
