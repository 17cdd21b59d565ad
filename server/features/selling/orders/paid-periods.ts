import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { endOfPeriod, type OrderPeriod, withdrawalEnd } from '#shared/orders/order-rules.ts';
import type { OrderRow, Reader } from './order-row.ts';

export type PaidPeriod = typeof payments.$inferSelect;

/** SQL: when the period of a payment begins. */
export const beginning = sql<Date>`coalesce(${payments.validFrom}, ${payments.paidAt})`;

/** SQL: payments for premium, not for a corporate plan. */
export const isOfPremium = eq(payments.plan, 'premium');

/** Until when a member has paid for premium, including periods that have not begun; undefined if that has passed. */
export async function paidUntil(db: Reader, userId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: sql<string | null>`max(${payments.validUntil})` })
    .from(payments)
    .where(and(eq(payments.userId, userId), isOfPremium, sql`${beginning} < ${payments.validUntil}`));
  const until = row?.until ? new Date(row.until) : undefined;
  return until && until > now ? until : undefined;
}

/** The payment with the period of an order; undefined if the order was not paid or its account is deleted. */
export async function findPaidPeriod(db: Reader, orderId: string): Promise<PaidPeriod | undefined> {
  // The first payment: a duplicate has no period and a higher id.
  const [first] = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id).limit(1);
  return first;
}

/**
 * The period that a payment at `now` buys: from now, or from the end of what is already paid. Without the consent to an
 * immediate start it begins when the right of withdrawal has ended (MSY 15/1-h).
 */
export function periodBought(
  { period, startsAtOnce }: { readonly period: OrderPeriod; readonly startsAtOnce: boolean },
  paidBefore: Date | undefined,
  now: Date,
): { validFrom: Date; validUntil: Date } {
  const starts = [now, ...(paidBefore ? [paidBefore] : []), ...(startsAtOnce ? [] : [withdrawalEnd(now)])];
  const validFrom = new Date(Math.max(...starts.map(Number)));
  return { validFrom, validUntil: endOfPeriod(validFrom, period) };
}

const durationMs = sql<number>`extract(epoch from ${payments.validUntil} - ${payments.validFrom}) * 1000`.mapWith(
  Number,
);

type Ended = { readonly order: OrderRow; readonly period: PaidPeriod; readonly endsAt: Date };

/**
 * Ends a paid period early and moves the following ones forward, so that no gap arises: the member's own periods, or
 * those of the organisation. Returns how much earlier the paid time now ends, in milliseconds.
 */
export async function endPeriod(tx: Transaction, { order, period: ended, endsAt }: Ended): Promise<number> {
  await tx.update(payments).set({ validUntil: endsAt }).where(eq(payments.id, ended.id));
  const { plan, organisationId } = order;
  const isOfSame =
    plan === 'corporate'
      ? and(eq(orders.plan, plan), organisationId === null ? sql`false` : eq(orders.organisationId, organisationId))
      : and(isOfPremium, eq(payments.userId, ended.userId));
  // Moving one period makes room before the one that follows it.
  let [oldEnd, newEnd] = [ended.validUntil, endsAt];
  for (;;) {
    const [following] = await tx
      .select({ id: payments.id, period: orders.period, until: payments.validUntil, lastsMs: durationMs })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(isOfSame, eq(payments.validFrom, oldEnd), sql`${payments.validFrom} < ${payments.validUntil}`));
    if (!following) return oldEnd.getTime() - newEnd.getTime();
    const { id, period, until, lastsMs } = following;
    // A period given at the desk has no order, and keeps its duration.
    const validUntil = period ? endOfPeriod(newEnd, period) : new Date(newEnd.getTime() + lastsMs);
    await tx.update(payments).set({ validFrom: newEnd, validUntil }).where(eq(payments.id, id));
    [oldEnd, newEnd] = [until, validUntil];
  }
}

/** `paidUntil` of a member, now. */
export function paidUntilOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Date | undefined> {
  return paidUntil(db, userId, clock.now());
}
