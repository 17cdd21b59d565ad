import { eq, notInArray, or } from 'drizzle-orm';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, COMMAND, noteInAudit } from '#server/features/members/audit/index.ts';
import { keysThatRefund } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { noteRefundDone } from './note-refund-done.ts';

/**
 * SQL: the refunds that the operator makes: those of transfers, of providers without refunds, and those that a provider
 * has refused for good.
 */
export function byHand() {
  return or(notInArray(refunds.method, keysThatRefund()), eq(refunds.state, 'refused'));
}

/**
 * Confirms that the operator has refunded an order by bank; returns the number of refunds. Throws 404 if none is due,
 * 409 if somebody else has just confirmed it.
 */
export function confirmRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reference, why }: { readonly reference: string; readonly why?: string },
  by: Actor = COMMAND,
): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: refunds.id, orderId: refunds.orderId, state: refunds.state, method: refunds.method })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.reference, reference.trim().toUpperCase()))
      .orderBy(refunds.id)
      // Of concurrent confirmations one gets the lock first; the others then see its changes.
      .for('update', { of: refunds });
    const isByHand = (method: string) => !keysThatRefund().includes(method);
    const due = found.filter(({ state, method }) => state === 'refused' || (isByHand(method) && state !== 'done'));
    if (due.length === 0 && found.some(({ state }) => state === 'done'))
      throw new ExpectedError(409, 'ALREADY_CONFIRMED', `${reference} için iade daha önce tamamlanmış.`);
    if (due.length === 0) throw new ExpectedError(404, 'NOT_FOUND', `${reference} için elle ödenecek bir iade yok.`);
    const at = clock.now();
    for (const { id, orderId } of due) {
      await noteRefundDone(tx, id, at);
      await noteInAudit(tx, { at, by, act: 'order.confirmRefund', to: ['order', orderId], after: { refund: id }, why });
    }
    return due.length;
  });
}
