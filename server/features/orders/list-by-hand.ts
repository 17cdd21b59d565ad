import { and, asc, eq, ne } from 'drizzle-orm';
import { orders, refunds } from '#server/database/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { byHand } from './refunds/confirm-refund.ts';

/** What waits for the operator: transfers that are expected, and refunds that no provider makes. */
export async function listByHand({ db }: Pick<Deps, 'db'>) {
  const { reference, totalKurus, expiresAt } = orders;
  const awaited = await db
    .select({ reference, totalKurus, expiresAt })
    .from(orders)
    .where(and(eq(orders.state, 'paying'), eq(orders.method, 'transfer')))
    .orderBy(asc(orders.expiresAt));
  const { amountKurus, iban, dueBy } = refunds;
  const owed = await db
    .select({ reference, amountKurus, iban, dueBy, email: orders.email })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(ne(refunds.state, 'done'), byHand))
    .orderBy(asc(refunds.dueBy));
  return { awaited, owed };
}
