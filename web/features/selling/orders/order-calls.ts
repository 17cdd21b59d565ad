import { queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Buyer, Ordered, PaymentMethod } from '#shared/orders/order-rules.ts';
import type { Order, OrderPaper, OrderPapersRequest, PaymentStart } from '#shared/orders/orders.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

export type ShownOrder = {
  readonly order: Order;
  readonly papers: readonly OrderPaper[];
  readonly papersHash: string;
};
/** Exactly one of the two, for the corporate plan. */
export type ForOrganisation = {
  readonly organisationName?: string | undefined;
  readonly organisationId?: string | undefined;
};
type Owner = Pick<User, 'id'>;

/** The prefix of the query keys for a member's orders. */
export const ordersKey = (user: Owner) => memberKey(user, 'orders');

/** All orders of a member, the renewal, and the end of the paid time. */
export function ordersQuery(user: Owner) {
  return queryOptions({
    queryKey: [...ordersKey(user), 'all'],
    queryFn: ({ signal }) => getJson('/api/user/orders', signal),
  });
}

export function orderQuery(user: Owner, id: string) {
  return queryOptions({
    queryKey: [...ordersKey(user), id],
    queryFn: ({ signal }) => getJson(apiPath('/api/user/orders/:id', { id }), signal),
  });
}

/** The issued invoices of a member. */
export function invoicesQuery(user: Owner) {
  return queryOptions({
    queryKey: memberKey(user, 'invoices'),
    queryFn: async ({ signal }) => (await getJson('/api/user/invoices', signal)).invoices,
  });
}

/** Starts an order, or returns the open one for the same plan. */
export function beginOrder(ordered: Ordered & ForOrganisation): Promise<Order> {
  return sendJson('POST', '/api/user/orders', ordered);
}

/** Stores the buyer, and returns the documents made out to them. */
export function showPapers(orderId: string, buyer: Buyer): Promise<ShownOrder> {
  // Safe: the form requires the fields of its kind of buyer, and the server validates them.
  const given = { buyer } as OrderPapersRequest;
  return sendJson('POST', apiPath('/api/user/orders/:id/papers', { id: orderId }), given);
}

/** Confirms what was shown: from now on the member owes the money. */
export function confirmOrder({ order, papersHash }: ShownOrder, startsAtOnce: boolean): Promise<Order> {
  return sendJson('POST', apiPath('/api/user/orders/:id/confirmation', { id: order.id }), {
    totalKurus: order.totalKurus,
    papersHash,
    readsInformation: true,
    acceptsContract: true,
    startsAtOnce,
  });
}

/** Returns where to pay: the provider's page, or our account. Idempotent while the payment is open. */
export function startPayment(orderId: string, method: PaymentMethod): Promise<PaymentStart> {
  return sendJson('POST', apiPath('/api/user/orders/:id/payment', { id: orderId }), { method });
}

/** Cancels an unpaid order. */
export function cancelOrder(orderId: string): Promise<Order> {
  return sendJson('POST', apiPath('/api/user/orders/:id/cancellation', { id: orderId }));
}
