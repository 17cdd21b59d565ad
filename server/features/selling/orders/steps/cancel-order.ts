import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { mayBecome } from '#shared/orders/order-rules.ts';
import { changeState, holdOwnOrder, type OrderRow } from '../order-row.ts';

/** Cancels an unpaid order of a member. Money that arrives later is refunded. Throws 409 ORDER_PAID for a paid one. */
export function cancelOrder(deps: Pick<Deps, 'db' | 'clock'>, userId: string, orderId: string): Promise<OrderRow> {
  return deps.db.transaction(async (tx) => {
    const order = await holdOwnOrder(tx, userId, orderId);
    if (order.state === 'cancelled' || order.state === 'expired') return order;
    if (!mayBecome(order.state, 'cancelled'))
      throw new ExpectedError(
        409,
        'ORDER_PAID',
        'Bu sipariş ödendi; vazgeçmek için cayma ya da sona erdirmeyi kullanın.',
      );
    return changeState(tx, order, { to: 'cancelled', actor: 'member', cause: 'given up', at: deps.clock.now() });
  });
}
