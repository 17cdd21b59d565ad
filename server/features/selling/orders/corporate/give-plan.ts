import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { foundPaid, lengthenPaid } from '#server/features/company/organisations/index.ts';
import { holdOrder, type OrderRow } from '../order-row.ts';
import { beginning, findPaidPeriod, type PaidPeriod } from '../paid-periods.ts';

const MOST_A_RUN = 100;

type Giving = {
  readonly order: OrderRow;
  readonly period: Pick<PaidPeriod, 'validFrom' | 'validUntil'>;
  readonly at: Date;
};

/**
 * Gives the period of a locked, paid order to its organisation, which is founded if there is none: once the period has
 * begun, or at once if it follows the current plan. A period that begins after the right of withdrawal has ended is
 * given then, by the job.
 */
export async function givePlan(tx: Transaction, { order, period, at }: Giving): Promise<void> {
  const { userId, organisationName: name, organisationId, givenAt } = order;
  const { validFrom, validUntil } = period;
  if (givenAt !== null || userId === null || name === null || validFrom === null) return;
  const isLengthened =
    organisationId !== null && (await lengthenPaid(tx, { id: organisationId, validFrom, validUntil, at }));
  if (!isLengthened && validFrom > at) return;
  const given = isLengthened ? organisationId : await foundPaid(tx, { ownerId: userId, name, validUntil, at });
  await tx.update(orders).set({ organisationId: given, givenAt: at }).where(eq(orders.id, order.id));
}

/**
 * A job: gives organisations the paid periods that have begun since the last run. Safe to run twice, also at the same
 * time.
 */
export async function givePlans({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ given: number }> {
  const at = clock.now();
  const isPaid = and(eq(orders.plan, 'corporate'), eq(orders.state, 'paid'), isNull(orders.givenAt));
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isPaid, lte(beginning, at), sql`${beginning} < ${payments.validUntil}`))
    .orderBy(asc(orders.paidAt))
    .limit(MOST_A_RUN);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const held = await holdOrder(tx, id);
      const period = await findPaidPeriod(tx, id);
      if (held?.order.state === 'paid' && period) await givePlan(tx, { order: held.order, period, at });
    });
  return { given: due.length };
}
