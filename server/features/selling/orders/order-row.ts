import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { orderChanges, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { mayBecome, type OrderState } from '#shared/orders/order-rules.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The database or a transaction, for queries. */
export type Reader = Pick<Deps['db'], 'select' | '$count'>;

/**
 * Locks a member until the transaction ends, so that no two orders of a member change at once. Returns false if the
 * account is deleted. Code that needs both locks the member before the order.
 */
export async function holdMember(tx: Transaction, userId: string): Promise<boolean> {
  const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return held !== undefined;
}

/** Locks an order of a member. Throws 404 for an unknown one or another member's. */
export async function holdOwnOrder(tx: Transaction, userId: string, orderId: string): Promise<OrderRow> {
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId));
  const [order] = await tx.select().from(orders).where(own).for('update');
  if (!order) throw noSuchOrder();
  return order;
}

/** Locks an order and, before it, its member. `hasMember` is false once the account is deleted. */
export async function holdOrder(
  tx: Transaction,
  orderId: string,
): Promise<{ order: OrderRow; hasMember: boolean } | undefined> {
  const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  const hasMember = known?.userId ? await holdMember(tx, known.userId) : false;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order && { order, hasMember };
}

/** An order of a member, without a lock. Throws 404 for an unknown one or another member's. */
export async function findOwnOrder(db: Reader, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw noSuchOrder();
  return order;
}

/**
 * The member's only order that can still be paid. Does not include a failed renewal, which is retried automatically.
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
  /** In English, for people who read the order's history. */
  readonly cause: string;
  readonly at: Date;
};

/**
 * Changes the state of a locked order and records it in its history. Throws for an invalid transition, which would be a
 * bug.
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
