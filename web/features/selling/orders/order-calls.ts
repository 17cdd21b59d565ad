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
/** Of the corporate plan one of both. */
export type ForOrganisation = {
  readonly organisationName?: string | undefined;
  readonly organisationId?: string | undefined;
};
type Owner = Pick<User, 'id'>;

/** The key under which everything about a member's orders stands. */
export const ordersKey = (user: Owner) => memberKey(user, 'orders');

/** All orders of a member, the renewal, and until when they have paid. */
export function ordersQuery(user: Owner) {
  return queryOptions({
    queryKey: [...ordersKey(user), 'all'],
    queryFn: ({ signal }) => getJson('/api/user/orders', signal),
  });
}

/** One order of a member. */
export function orderQuery(user: Owner, id: string) {
  return queryOptions({
    queryKey: [...ordersKey(user), id],
    queryFn: ({ signal }) => getJson(apiPath('/api/user/orders/:id', { id }), signal),
  });
}

/** The invoices of a member that were issued. */
export function invoicesQuery(user: Owner) {
  return queryOptions({
    queryKey: memberKey(user, 'invoices'),
    queryFn: async ({ signal }) => (await getJson('/api/user/invoices', signal)).invoices,
  });
}

/** Begins an order, or gets the open one for the same. */
export function beginOrder(ordered: Ordered & ForOrganisation): Promise<Order> {
  return sendJson('POST', '/api/user/orders', ordered);
}

/** Says who buys, and gets the papers made out to them. */
export function showPapers(orderId: string, buyer: Buyer): Promise<ShownOrder> {
  // Safe: the form has asked for what its kind of buyer needs, and the server checks it.
  const given = { buyer } as OrderPapersRequest;
  return sendJson('POST', apiPath('/api/user/orders/:id/papers', { id: orderId }), given);
}

/** Confirms what was shown: from here on the member owes the money. */
export function confirmOrder({ order, papersHash }: ShownOrder, startsAtOnce: boolean): Promise<Order> {
  return sendJson('POST', apiPath('/api/user/orders/:id/confirmation', { id: order.id }), {
    totalKurus: order.totalKurus,
    papersHash,
    readsInformation: true,
    acceptsContract: true,
    startsAtOnce,
  });
}

/** Where to pay: the provider's page, or our account. Asked again while it is open it says the same. */
export function startPayment(orderId: string, method: PaymentMethod): Promise<PaymentStart> {
  return sendJson('POST', apiPath('/api/user/orders/:id/payment', { id: orderId }), { method });
}

/** Gives up an order that is not paid. */
export function cancelOrder(orderId: string): Promise<Order> {
  return sendJson('POST', apiPath('/api/user/orders/:id/cancellation', { id: orderId }));
}
