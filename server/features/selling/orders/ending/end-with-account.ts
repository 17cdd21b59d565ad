import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { hasOthers } from '#server/features/company/organisations/index.ts';
import type { OrderRow, Reader } from '../order-row.ts';
import { findPaidPeriod } from '../paid-periods.ts';
import { carryOut, mayEnd, reckonFor, type WayOut, withdrawableUntil } from './end-contract.ts';

/** The orders of a member that deleting the account now would end with a refund, and the kind of each. */
export async function endedWithAccount(
  db: Reader,
  userId: string,
  now: Date,
): Promise<{ order: OrderRow; way: WayOut }[]> {
  const paid = await paidOrders(db, userId);
  const ways = await Promise.all(paid.map(async (order) => ({ order, way: await wayOutOf(db, order, now) })));
  return ways.flatMap(({ order, way }) => (way ? [{ order, way }] : []));
}

/**
 * Ends the orders of a deleted account: withdraws from those that allow it, and refunds the rest of a yearly plan (TKHK
 * 48/4, 52/4–5).
 */
export async function endWithAccount(tx: Transaction, userId: string, at: Date): Promise<void> {
  for (const order of await paidOrders(tx, userId, 'update')) {
    const way = await wayOutOf(tx, order, at);
    if (way) await carryOut(tx, await reckonFor(tx, order, way, at), { way, cause: 'the account was deleted', at });
  }
}

function paidOrders(db: Reader, userId: string, lock?: 'update'): Promise<OrderRow[]> {
  const paid = db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid')))
    .orderBy(asc(orders.paidAt));
  return lock ? paid.for(lock).execute() : paid.execute();
}

async function wayOutOf(db: Reader, order: OrderRow, now: Date): Promise<WayOut | undefined> {
  const { organisationId: id, userId, givenAt } = order;
  // A plan that others share continues without the member who paid for it.
  if (id !== null && userId !== null && givenAt !== null && (await hasOthers(db, { id, userId }))) return undefined;
  const period = await findPaidPeriod(db, order.id);
  if (!period) return undefined;
  if (withdrawableUntil(order, period, now)) return 'withdrawal';
  // A monthly plan can be ended only for a reason, and deleting an account gives none.
  return order.period === 'yearly' && mayEnd(order, period, now) ? 'ending' : undefined;
}
