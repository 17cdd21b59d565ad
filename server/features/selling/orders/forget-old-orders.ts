import { and, isNull, lt, or, sql } from 'drizzle-orm';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { calendarYearsBefore, RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * Deletes orders with their documents: paid ones ten years after the end of their calendar year (TTK 82/6), unpaid ones
 * after a month. For a job.
 */
export async function forgetOldOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ orders: number }> {
  const now = clock.now();
  const isOver = sql`${orders.state} in ('expired', 'cancelled')`;
  const unpaid = and(
    isNull(orders.paidAt),
    isOver,
    lt(orders.expiresAt, new Date(now.getTime() - RETENTION.unpaidOrderDays * DAY_MS)),
  );
  const paid = lt(orders.createdAt, calendarYearsBefore(now, RETENTION.paymentYears));
  const dropped = await db.delete(orders).where(or(unpaid, paid));
  return { orders: dropped.rowCount ?? 0 };
}
