import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { endOfPlan } from '#server/features/company/organisations/index.ts';
import { methodOf } from '#server/features/selling/payments/index.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { givePlan } from '../corporate/give-plan.ts';
import { corporateFact, queueMail } from '../mails/queue-mail.ts';
import { changeState, type OrderRow } from '../order-row.ts';
import { paidUntil, periodBought } from '../paid-periods.ts';
import { queueRefund } from '../refunds/queue-refund.ts';

export type Received = {
  /** `transfer`, or the key of the provider. */
  readonly paidThrough: string;
  /** The provider's own number, prefixed with the provider's name. */
  readonly reference: string;
  readonly kurus: number;
  readonly at: Date;
  readonly actor: 'provider' | 'operator';
};

/** The effect of received money: the plan, nothing (it was already recorded), or a refund. */
export type Receipt = 'opened' | 'known' | 'sentBack';

/**
 * Records money that was received for a locked order. The first payment of a valid order opens its plan. Any other is
 * refunded at once: a second payment, one for an order that was cancelled or replaced by another, or one without an
 * account.
 */
export async function recordPayment(
  tx: Transaction,
  { order, hasMember }: { readonly order: OrderRow; readonly hasMember: boolean },
  received: Received,
): Promise<Receipt> {
  if (await isKnown(tx, received.reference)) return 'known';
  const userId = hasMember ? order.userId : null;
  if (userId !== null && (await isWanted(tx, order, userId))) {
    await open(tx, order, userId, received);
    return 'opened';
  }
  await sendBack(tx, order, userId, received);
  return 'sentBack';
}

async function isKnown(tx: Transaction, reference: string): Promise<boolean> {
  const recorded = await tx.$count(payments, eq(payments.reference, reference));
  return recorded > 0 || (await tx.$count(paymentArchive, eq(paymentArchive.reference, reference))) > 0;
}

async function isWanted(tx: Transaction, order: OrderRow, userId: string): Promise<boolean> {
  if (order.state === 'paying' || order.state === 'failed') return true;
  if (order.state !== 'expired') return false;
  const newer = and(
    eq(orders.userId, userId),
    ne(orders.id, order.id),
    gt(orders.createdAt, order.createdAt),
    inArray(orders.state, ['paying', 'paid', 'refunded']),
  );
  return (await tx.$count(orders, newer)) === 0;
}

async function open(tx: Transaction, order: OrderRow, userId: string, received: Received): Promise<void> {
  const { reference, paidThrough: provider, kurus, at, actor } = received;
  const { id: orderId, plan, organisationId } = order;
  const paidBefore =
    plan === 'premium'
      ? await paidUntil(tx, userId, at)
      : organisationId
        ? await endOfPlan(tx, organisationId)
        : undefined;
  const times = periodBought(order, paidBefore, at);
  const amount = toLira(kurus);
  await tx.insert(payments).values({ userId, plan, amount, provider, reference, paidAt: at, orderId, ...times });
  const paid = await changeState(
    tx,
    order,
    { to: 'paid', actor, cause: `payment ${reference}`, at },
    { paidAt: at, method: provider },
  );
  const { validFrom, validUntil } = times;
  const isRenewal = order.isRenewal ? 1 : 0;
  const time = { from: validFrom.toISOString(), until: validUntil.toISOString() };
  const facts = { kurus, ...time, isRenewal, ...corporateFact(order) };
  await queueMail(tx, { orderId, kind: 'paid', facts, at });
  if (plan === 'corporate') await givePlan(tx, { order: paid, period: times, at });
}

async function sendBack(tx: Transaction, order: OrderRow, userId: string | null, received: Received): Promise<void> {
  const { reference, paidThrough, kurus, at, actor } = received;
  const money = {
    plan: order.plan,
    amount: toLira(kurus),
    provider: paidThrough,
    reference,
    paidAt: at,
    orderId: order.id,
  };
  const noTime = { validFrom: at, validUntil: at };
  if (userId === null) await tx.insert(paymentArchive).values({ ...money, ...noTime });
  else await tx.insert(payments).values({ ...money, ...noTime, userId });
  const isOver =
    order.state === 'cancelled' || order.state === 'expired' || order.state === 'paying' || order.state === 'failed';
  if (isOver) await changeState(tx, order, { to: 'refunded', actor, cause: `unwanted payment ${reference}`, at });
  const reason = isOver ? 'unwanted' : 'duplicate';
  await queueRefund(tx, { orderId: order.id, paymentReference: reference, method: paidThrough, kurus, reason, at });
  const method = methodOf(paidThrough);
  await queueMail(tx, { orderId: order.id, kind: 'sentBack', about: reference, facts: { kurus, method }, at });
}
