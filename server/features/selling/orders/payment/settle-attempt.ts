import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { paymentAttempts } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { type Charge, methodOf, type PaymentProvider, providerOf } from '#server/features/selling/payments/index.ts';
import { noteRenewalFailure } from '../consent/note-renewal-failure.ts';
import { changeState, holdOrder, type OrderRow } from '../order-row.ts';
import { recordPayment } from './record-payment.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;
export type Attempt = typeof paymentAttempts.$inferSelect;

/** A page can be paid until it expires; a payment in its last minute becomes known a while later. */
export const LATE_MS = 10 * 60_000;
const UNKNOWN_FROM_MS = 30 * 60_000;

/**
 * Asks the provider for the result of an attempt, and records it. A returning browser, a report or a job only triggers
 * the check. Only the provider's response counts, and only once, however often it is checked. Returns the order of the
 * attempt; undefined for an unknown token. Throws `ProviderAway` without a response.
 */
export async function settleToken(deps: SettleDeps, token: string): Promise<string | undefined> {
  const [attempt] = await deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, token));
  const provider = attempt && providerOf(deps.config, attempt.provider);
  if (!provider) return undefined;
  if (attempt.state !== 'paid') await settleAttempt(deps, provider, attempt);
  return attempt.orderId;
}

/** The order of a payment page; undefined for an unknown token. */
export async function findOrderOfToken({ db }: Pick<Deps, 'db'>, token: string): Promise<string | undefined> {
  const { orderId } = paymentAttempts;
  const [attempt] = await db.select({ orderId }).from(paymentAttempts).where(eq(paymentAttempts.token, token));
  return attempt?.orderId;
}

export async function settleAttempt(deps: SettleDeps, provider: PaymentProvider, attempt: Attempt): Promise<void> {
  const charge = await askAbout(provider, attempt);
  const ageMs = deps.clock.now().getTime() - attempt.createdAt.getTime();
  // Believe that the provider knows no charge only after a running one would have arrived.
  const isTooEarly = charge.state === 'failed' && charge.code === 'UNKNOWN' && ageMs < UNKNOWN_FROM_MS;
  await recordCharge(deps, attempt.id, isTooEarly ? { state: 'open' } : charge);
}

async function askAbout(provider: PaymentProvider, { kind, id, token }: Attempt): Promise<Charge> {
  if (kind === 'storedCard') return provider.cards ? provider.cards.readCharge(id) : { state: 'open' };
  return token === null ? { state: 'open' } : provider.readCheckout(token);
}

/** Records the provider's result of an attempt, under the lock of its order. */
export function recordCharge(deps: SettleDeps, attemptId: string, charge: Charge): Promise<void> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    const held = known && (await holdOrder(tx, known.orderId));
    if (!held) return;
    const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    if (!attempt || attempt.state === 'paid') return;
    if (charge.state === 'paid') return recordPaid(deps, tx, { held, attempt, charge, at });
    if (attempt.state !== 'open') {
      await tx.update(paymentAttempts).set({ checkedAt: at }).where(eq(paymentAttempts.id, attemptId));
      return;
    }
    if (charge.state === 'failed') return recordFailed(tx, held.order, attempt, charge.code, at);
    await tx.update(paymentAttempts).set({ checkedAt: at }).where(eq(paymentAttempts.id, attemptId));
    if (at.getTime() > attempt.expiresAt.getTime() + LATE_MS)
      await recordFailed(tx, held.order, attempt, 'TIMEOUT', at);
  });
}

type Paid = {
  readonly held: { readonly order: OrderRow; readonly hasMember: boolean };
  readonly attempt: Attempt;
  readonly charge: Extract<Charge, { state: 'paid' }>;
  readonly at: Date;
};

async function recordPaid({ log }: SettleDeps, tx: Transaction, { held, attempt, charge, at }: Paid): Promise<void> {
  const set = (state: Attempt['state']) =>
    tx
      .update(paymentAttempts)
      .set({ state, checkedAt: at, failureCode: null })
      .where(eq(paymentAttempts.id, attempt.id));
  const { kurus, currency, orderId, paymentId } = charge;
  if (kurus !== attempt.amountKurus || currency !== 'TRY' || orderId !== attempt.orderId) {
    await set('mismatch');
    const told = { order: attempt.orderId, asked: attempt.amountKurus, said: kurus, currency, payment: paymentId };
    log.error(told, 'a payment does not fit its order; nothing was opened');
    return;
  }
  await set('paid');
  const { provider } = attempt;
  const received = {
    paidThrough: provider,
    reference: `${provider}:${paymentId}`,
    kurus,
    at,
    actor: 'provider',
  } as const;
  const receipt = await recordPayment(tx, held, received);
  log.info({ order: orderId, payment: paymentId, receipt }, 'payment recorded');
}

async function recordFailed(tx: Transaction, order: OrderRow, attempt: Attempt, code: string, at: Date): Promise<void> {
  const state = code === 'TIMEOUT' ? 'expired' : 'failed';
  const failed = { state, failureCode: code, checkedAt: at } as const;
  await tx.update(paymentAttempts).set(failed).where(eq(paymentAttempts.id, attempt.id));
  const others = and(
    eq(paymentAttempts.orderId, order.id),
    eq(paymentAttempts.state, 'open'),
    ne(paymentAttempts.id, attempt.id),
  );
  const isAwaited = order.state === 'paying' && order.method !== null && methodOf(order.method) === 'card';
  if (!isAwaited || (await tx.$count(paymentAttempts, others)) > 0) return;
  await changeState(tx, order, { to: 'failed', actor: 'provider', cause: `refused: ${code}`, at });
  if (order.isRenewal) await noteRenewalFailure(tx, order, at);
}
