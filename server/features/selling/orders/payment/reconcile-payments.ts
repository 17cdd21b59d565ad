import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders, paymentAttempts } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { openProviders, ProviderAway, TRANSFER } from '#server/features/selling/payments/index.ts';
import { OPEN_STATES } from '#shared/orders/order-rules.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { changeState, holdOrder } from '../order-row.ts';
import { LATE_MS, settleAttempt } from './settle-attempt.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The browser's return and the provider's report arrive within seconds. After this time, an attempt without either is
 * checked at the provider every minute.
 */
const FIRST_ASKED_MS = 60_000;
const AGAIN_MS = 50_000;
const MOST_A_RUN = 200;
/** A charge of a stored card is synchronous: its caller may still be waiting for the response. */
const STORED_CARD_WAITS_MS = 2 * 60_000;

/** After a refusal the page accepts another card until it expires, so only a check after that is final. */
const mayStillBePaid = and(
  eq(paymentAttempts.state, 'failed'),
  isNotNull(paymentAttempts.token),
  sql`${paymentAttempts.checkedAt} < ${paymentAttempts.expiresAt} + ${`${LATE_MS} milliseconds`}::interval`,
);

/**
 * Checks every attempt whose result is unknown at the provider, and ends orders that were not paid in time. Repairs
 * within minutes what a killed process, a closed browser or a lost report left unfinished. For a job; idempotent.
 */
export async function reconcilePayments(
  deps: ReconcileDeps,
): Promise<{ asked: number; away: number; expired: number }> {
  const { asked, away } = await askAboutOpen(deps);
  return { asked, away, expired: await expireOrders(deps) };
}

async function askAboutOpen(deps: ReconcileDeps): Promise<{ asked: number; away: number }> {
  const providers = new Map(openProviders(deps.config).map((provider) => [provider.key, provider]));
  const now = deps.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const due = await deps.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.provider, [...providers.keys()]),
        or(eq(paymentAttempts.state, 'open'), mayStillBePaid),
        or(
          and(eq(paymentAttempts.kind, 'checkout'), lt(paymentAttempts.createdAt, before(FIRST_ASKED_MS))),
          lt(paymentAttempts.createdAt, before(STORED_CARD_WAITS_MS)),
        ),
        or(isNull(paymentAttempts.checkedAt), lt(paymentAttempts.checkedAt, before(AGAIN_MS))),
      ),
    )
    .orderBy(sql`${paymentAttempts.checkedAt} nulls first`)
    .limit(MOST_A_RUN);
  let away = 0;
  for (const attempt of due) {
    const provider = providers.get(attempt.provider);
    if (!provider) continue;
    try {
      await settleAttempt(deps, provider, attempt);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      away += 1;
      deps.log.warn({ err: error, order: attempt.orderId }, 'the payment provider did not answer');
      // If several checks fail, the provider is probably unavailable: the next run continues.
      if (away >= 3) break;
    }
  }
  return { asked: due.length, away };
}

/** Ends orders whose time has passed, unless a payment attempt is still open. */
async function expireOrders({ db, clock }: ReconcileDeps): Promise<number> {
  const at = clock.now();
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, [...OPEN_STATES]), lt(orders.expiresAt, at)))
    .orderBy(asc(orders.expiresAt))
    .limit(MOST_A_RUN);
  let expired = 0;
  for (const { id } of over) expired += await db.transaction((tx) => expireOrder(tx, id, at));
  return expired;
}

async function expireOrder(tx: Transaction, id: string, at: Date): Promise<number> {
  const held = await holdOrder(tx, id);
  if (!held || !OPEN_STATES.includes(held.order.state) || held.order.expiresAt >= at) return 0;
  const isOpen = and(eq(paymentAttempts.orderId, id), eq(paymentAttempts.state, 'open'));
  if ((await tx.$count(paymentAttempts, isOpen)) > 0) return 0;
  const { method, state, totalKurus } = held.order;
  await changeState(tx, held.order, { to: 'expired', actor: 'schedule', cause: 'nobody paid in time', at });
  if (method === TRANSFER && state === 'paying')
    await queueMail(tx, { orderId: id, kind: 'transferExpired', facts: { kurus: totalKurus }, at });
  return 1;
}
