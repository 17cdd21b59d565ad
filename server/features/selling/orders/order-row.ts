import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { orderChanges, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { mayBecome, type OrderState } from '#shared/orders/order-rules.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What reads: the database or a transaction. */
export type Reader = Pick<Deps['db'], 'select' | '$count'>;

/**
 * Holds a member until the transaction ends, so that no two orders of one are changed at once. False if the account is
 * gone. Code that needs both holds the member before the order.
 */
export async function holdMember(tx: Transaction, userId: string): Promise<boolean> {
  const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return held !== undefined;
}

/** Holds an order of a member. Throws 404 for another's as for none. */
export async function holdOwnOrder(tx: Transaction, userId: string, orderId: string): Promise<OrderRow> {
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId));
  const [order] = await tx.select().from(orders).where(own).for('update');
  if (!order) throw noSuchOrder();
  return order;
}

/** Holds an order and, before it, its member. `hasMember` is false once the account is gone. */
export async function holdOrder(
  tx: Transaction,
  orderId: string,
): Promise<{ order: OrderRow; hasMember: boolean } | undefined> {
  const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  const hasMember = known?.userId ? await holdMember(tx, known.userId) : false;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order && { order, hasMember };
}

/** An order of a member, unheld. Throws 404 for another's as for none. */
export async function findOwnOrder(db: Reader, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw noSuchOrder();
  return order;
}

/**
 * The one order of a member that still can be paid; a renewal that failed is tried again by itself and does not count.
 */
export async function findOpenOrder(tx: Reader, userId: string): Promise<OrderRow | undefined> {
  const waits = inArray(orders.state, ['draft', 'shown', 'confirmed', 'paying']);
  const mayRetry = and(eq(orders.state, 'failed'), eq(orders.isRenewal, false));
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), or(waits, mayRetry)));
  return order;
}

export type Change = {
  readonly to: OrderState;
  readonly actor: 'member' | 'provider' | 'operator' | 'schedule';
  /** In English, for people who read the history. */
  readonly cause: string;
  readonly at: Date;
};

/**
 * Changes the state of a held order, with its history. Throws on a change that the state machine does not know: a bug.
 */
export async function changeState(
  tx: Transaction,
  order: OrderRow,
  { to, actor, cause, at }: Change,
  set: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  if (!mayBecome(order.state, to)) throw new Error(`An order that is ${order.state} cannot become ${to}.`);
  const changed = { ...set, state: to };
  await tx.update(orders).set(changed).where(eq(orders.id, order.id));
  await tx.insert(orderChanges).values({ orderId: order.id, fromState: order.state, toState: to, actor, cause, at });
  return { ...order, ...changed };
}

function noSuchOrder(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir siparişiniz yok.');
}
