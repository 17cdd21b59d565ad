import { numberChanges } from '#server/features/company/change-feed/index.ts';
import { readLastMatch } from '#server/features/deciding/alerts/index.ts';
import { atOnce } from '#server/platform/at-once.ts';
import { deliverLetters } from '#server/platform/outbox/deliver-letters.ts';
import { WebhookCaller } from '#server/platform/webhooks/post-webhook.ts';
import { deliverToEndpoint } from './deliver-to-endpoint.ts';
import type { DeliverDeps } from './delivery-parts.ts';
import { webhookOffMail } from './webhook-off-mail.ts';

/** Endpoints that are delivered to in parallel, so that slow ones don't delay the others. */
const ENDPOINTS_AT_ONCE = 16;
/** A run ends after about this time; the run of the next minute continues. */
const RUN_MS = 45_000;
/** The maximum number of endpoints per run; others wait for the next run. */
const MOST_ENDPOINTS = 2000;

/** Failing endpoints are last, so that they don't delay the others. */
const WAITING = `select e.id from webhook_endpoints e join organisations o on o.id = e.organisation_id
  where e.state = 'active' and o.valid_until > $1 and (e.rests_until is null or e.rests_until <= $1)
    and (e.held_until is null or e.held_until <= $1)
    and (e.position < (select last_position from change_feed) or e.match_position < $2 or exists (
      select from webhook_messages m where m.endpoint_id = e.id and m.state = 'waiting' and m.next_try_at <= $1))
  order by e.failures, e.id limit ${MOST_ENDPOINTS}`;

/**
 * A job: sends the endpoints of organisations what happened to listings, what alerts found and which reports are ready.
 * Each message is retried until the endpoint accepts it (2xx): delivered at least once, and in order for one listing.
 * Safe to run twice, also at the same time.
 */
export async function deliverWebhooks(deps: DeliverDeps): Promise<{ sent: number; failed: number }> {
  // Read before changes are numbered, so that the change that caused a match is numbered, and therefore delivered,
  // before the match.
  const lastMatch = await readLastMatch(deps);
  await numberChanges(deps);
  const counts = { sent: 0, failed: 0 };
  const { rows } = await deps.db.$client.query<{ id: string }>(WAITING, [deps.clock.now(), lastMatch]);
  if (rows.length > 0) {
    const { WEBHOOK_PRIVATE_HOSTS: privateHosts } = deps.config;
    const caller = new WebhookCaller(deps.config, { privateHosts });
    const endsAt = performance.now() + RUN_MS;
    try {
      await atOnce(ENDPOINTS_AT_ONCE, rows, ({ id }) =>
        deliverToEndpoint(deps, { id, caller, lastMatch, endsAt, counts }),
      );
    } finally {
      await caller.close();
    }
  }
  await deliverLetters(deps, webhookOffMail);
  return counts;
}
