import { and, desc, eq, inArray } from 'drizzle-orm';
import { orders, paymentAttempts, refunds } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { failureText, methodOf, TRANSFER } from '#server/features/selling/payments/index.ts';
import { mayBecome, OPEN_STATES, vatInside } from '#shared/orders/order-rules.ts';
import type { Order } from '#shared/orders/orders.ts';
import { mayEnd, withdrawableUntil } from './ending/end-contract.ts';
import { findOwnOrder, type OrderRow, type Reader } from './order-row.ts';
import type { PaidPeriod } from './paid-periods.ts';

const MOST_LISTED = 200;

type Parts = {
  readonly period: PaidPeriod | undefined;
  readonly paidBack: readonly (typeof refunds.$inferSelect)[];
  readonly failed: { readonly provider: string; readonly code: string | null } | undefined;
};

/** One order of a member, as they see it. Throws 404 for an unknown one or another member's. */
export async function getOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
): Promise<Order> {
  const [order] = await describe(db, [await findOwnOrder(db, userId, orderId)], clock.now());
  if (!order) throw new Error('An order was not described.');
  return order;
}

/** All orders of a member except drafts, newest first. */
export async function listOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_LISTED);
  return describe(db, rows, clock.now());
}

async function describe(db: Reader, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const periods = await db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(payments.id);
  const paidBack = await db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(refunds.createdAt);
  const failed = await db
    .select({
      orderId: paymentAttempts.orderId,
      provider: paymentAttempts.provider,
      code: paymentAttempts.failureCode,
    })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.orderId, ids), inArray(paymentAttempts.state, ['failed', 'expired'])))
    .orderBy(desc(paymentAttempts.createdAt));
  return rows.map((order) =>
    orderOf(order, now, {
      period: periods.find(({ orderId }) => orderId === order.id),
      paidBack: paidBack.filter(({ orderId }) => orderId === order.id),
      failed: failed.find(({ orderId }) => orderId === order.id),
    }),
  );
}

function orderOf(order: OrderRow, now: Date, { period, paidBack, failed }: Parts): Order {
  const { id, reference, state, totalKurus, vatPercent, isRenewal, startsAtOnce, method, buyer, expiresAt } = order;
  const { organisationName, organisationId } = order;
  const iso = (at: Date | null | undefined) => at?.toISOString();
  const times = {
    confirmedAt: iso(order.confirmedAt),
    expiresAt: OPEN_STATES.includes(state) ? iso(expiresAt) : undefined,
    paidAt: iso(order.paidAt),
    validFrom: order.paidAt ? iso(period?.validFrom ?? period?.paidAt) : undefined,
    validUntil: order.paidAt ? iso(period?.validUntil) : undefined,
    withdrawalUntil: iso(withdrawableUntil(order, period, now)),
    failure: state === 'failed' && failed?.code ? failureText(failed.provider, failed.code) : undefined,
  };
  return {
    id,
    reference,
    state,
    plan: order.plan,
    period: order.period,
    ...(organisationName !== null && {
      organisation: { name: organisationName, ...(organisationId !== null && { id: organisationId }) },
    }),
    totalKurus,
    vatPercent,
    vatKurus: vatInside(totalKurus, vatPercent),
    isRenewal,
    startsAtOnce,
    ...(method && { method: methodOf(method) }),
    ...(buyer && { buyer }),
    createdAt: order.createdAt.toISOString(),
    ...Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined)),
    refunds: paidBack.map(describeRefund),
    canEnd: mayEnd(order, period, now),
    canCancel: mayBecome(state, 'cancelled'),
  };
}

function describeRefund(refund: typeof refunds.$inferSelect) {
  const { amountKurus, reason, state, createdAt, dueBy, doneAt, method, iban } = refund;
  return {
    amountKurus,
    reason,
    isDone: state === 'done',
    createdAt: createdAt.toISOString(),
    dueBy: dueBy.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
    ...(method === TRANSFER && state !== 'done' && iban === null && { needsIban: true }),
  };
}
