import { and, eq, ne, or } from 'drizzle-orm';
import { orders, refunds } from '#server/database/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { noteRefundDone } from './note-refund-done.ts';

/** Transfers are paid back by the operator, and what the provider has refused for good. */
export const byHand = or(eq(refunds.method, 'transfer'), eq(refunds.state, 'refused'));

/** The operator has sent back by bank what was due of an order; returns how many refunds that was. Throws 404 if none is due. */
export function confirmRefund({ db, clock }: Pick<Deps, 'db' | 'clock'>, reference: string): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(orders.reference, reference.trim().toUpperCase()), ne(refunds.state, 'done'), byHand));
    if (due.length === 0) throw new ExpectedError(404, 'NOT_FOUND', `${reference} için elle ödenecek bir iade yok.`);
    for (const { id } of due) await noteRefundDone(tx, id, clock.now());
    return due.length;
  });
}
