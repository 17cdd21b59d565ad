import type { paymentAttempts } from '#server/database/tables/selling/orders.ts';
import type { Bill } from '#server/features/selling/payments/index.ts';
import type { OrderRow } from '../order-row.ts';

/** The data of an attempt to pay an order, for the provider. */
export function billOf(
  order: OrderRow,
  attempt: Pick<typeof paymentAttempts.$inferSelect, 'id' | 'amountKurus'>,
  ip: string,
): Bill {
  if (!order.buyer) throw new Error('An order without a buyer is being paid.');
  return {
    attemptId: attempt.id,
    orderId: order.id,
    plan: order.plan,
    period: order.period,
    kurus: attempt.amountKurus,
    // Not the account's own id: the provider does not need it.
    buyer: { ...order.buyer, id: order.reference, email: order.email },
    ip,
  };
}
