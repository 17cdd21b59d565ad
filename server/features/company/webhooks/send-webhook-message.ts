import { eq, sql } from 'drizzle-orm';
import { webhookEndpoints, webhookMessages } from '#server/database/tables/companies/webhooks.ts';
import { FetchError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import type { WebhookCaller } from '#server/platform/webhooks/post-webhook.ts';
import { WEBHOOK_OFF_AFTER_DAYS } from '#shared/organisations/webhook-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { type DeliverDeps, type Endpoint, FAILURES_BEFORE_REST, type WaitingMessage } from './delivery-parts.ts';
import { queueOffMails } from './webhook-off-mail.ts';

const FIRST_PAUSE_MS = 30_000;
const MOST_PAUSE_MS = 2 * 60 * 60_000;
/** Limits the rest to about an hour. */
const MOST_REST_DOUBLINGS = 7;

type Sending = {
  readonly endpoint: Endpoint;
  readonly secrets: readonly string[];
  readonly caller: WebhookCaller;
  readonly message: WaitingMessage;
};
type Outcome = { readonly status: number | null; readonly answer: string };

/**
 * Sends a message and stores the result. Returns whether the endpoint accepted it (2xx). After a kill between the two,
 * the message is sent again.
 */
export async function sendWebhookMessage(
  deps: DeliverDeps,
  { endpoint, secrets, caller, message }: Sending,
): Promise<boolean> {
  const at = deps.clock.now();
  const body = bodyOf(deps, message);
  const outcome = await caller
    .post({ url: endpoint.url, secrets }, { id: `msg_${message.id}`, at, body })
    .then(({ status, text }): Outcome => ({ status, answer: text.replace(/[^\P{Cc}\n]/gu, ' ') }))
    .catch((error: unknown): Outcome => ({ status: null, answer: callFault(error) }));
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  await (isTaken ? noteTaken(deps, message, outcome) : noteFailed(deps, message, outcome));
  await (isTaken ? noteWell(deps, endpoint) : noteFailing(deps, endpoint));
  return isTaken;
}

function bodyOf({ config }: DeliverDeps, { event, happenedAt, propertyId, told }: WaitingMessage): string {
  const timestamp = happenedAt.toISOString();
  const data =
    propertyId === null
      ? { ...told, url: siteLink(config, '/kurum').href }
      : { propertyId, ...told, url: siteLink(config, `/ilan/${propertyId}`).href };
  return JSON.stringify({ type: event, timestamp, data });
}

async function noteTaken({ db, clock }: DeliverDeps, { id, tries }: WaitingMessage, outcome: Outcome): Promise<void> {
  const taken = { ...outcome, state: 'delivered' as const, tries: tries + 1, triedAt: clock.now() };
  await db.update(webhookMessages).set(taken).where(eq(webhookMessages.id, id));
}

async function noteFailed({ db, clock }: DeliverDeps, message: WaitingMessage, outcome: Outcome): Promise<void> {
  const { id, tries, givenUpAt } = message;
  const now = clock.now();
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), MOST_PAUSE_MS);
  const state = now >= givenUpAt ? ('failed' as const) : ('waiting' as const);
  const nextTryAt = new Date(now.getTime() + pauseMs);
  const failed = { ...outcome, state, tries: tries + 1, triedAt: now, nextTryAt };
  await db.update(webhookMessages).set(failed).where(eq(webhookMessages.id, id));
}

async function noteWell({ db }: DeliverDeps, { id, failures }: Endpoint): Promise<void> {
  const well = { failures: 0, failingSince: null, restsUntil: null };
  const isAny = sql`${webhookEndpoints.id} = ${id} and ${webhookEndpoints.failures} > 0`;
  if (failures > 0) await db.update(webhookEndpoints).set(well).where(isAny);
}

/**
 * After some failures in a row the endpoint rests, each time longer; if it fails for days, it is switched off and its
 * owners are informed.
 */
async function noteFailing({ db, clock }: DeliverDeps, { id }: Endpoint): Promise<void> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const offBefore = new Date(now.getTime() - WEBHOOK_OFF_AFTER_DAYS * DAY_MS).toISOString();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isNowOff: boolean }>(sql`
      update webhook_endpoints e set failures = failures + 1, failing_since = coalesce(failing_since, ${at}),
        rests_until = case when failures + 1 >= ${FAILURES_BEFORE_REST}::int then ${at} + interval '30 seconds'
          * power(2, least(failures + 1 - ${FAILURES_BEFORE_REST}::int, ${MOST_REST_DOUBLINGS}::int)) end,
        state = case when state = 'active' and failing_since <= ${offBefore}::timestamptz then 'off' else state end
      from (select id as held, state as before from webhook_endpoints where id = ${id} for update) earlier
      where e.id = held
      returning before = 'active' and e.state = 'off' as "isNowOff"`);
    if (rows[0]?.isNowOff) await queueOffMails(tx, id, now);
  });
}

/** The reason for a missing response, for the people whose server was called: reveals nothing about our systems. */
function callFault(error: unknown): string {
  if (error instanceof FetchError) return 'Adres internetten ulaşılmayan bir ağa gidiyor; çağrılmadı.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)) return 'Zamanında yanıt gelmedi.';
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'Sunucunun adı bulunamadı.';
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'Sunucunun güvenlik sertifikası doğrulanamadı.';
  if (code === 'ECONNREFUSED') return 'Sunucu bağlantıyı kabul etmedi.';
  return 'Bağlantı kurulamadı ya da yarıda kesildi.';
}
