import { and, eq, ne } from 'drizzle-orm';
import { refunds } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { TRANSFER } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { holdOwnOrder } from '../order-row.ts';

/**
 * Stores the IBAN for refunds of an order's transfers, for example of money that arrived too late. Throws 404 for
 * another member's order, 409 NOTHING_DUE if no transfer is owed.
 */
export function setRefundAccount(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  orderId: string,
  iban: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdOwnOrder(tx, userId, orderId);
    const isOwed = and(eq(refunds.orderId, orderId), eq(refunds.method, TRANSFER), ne(refunds.state, 'done'));
    const { rowCount } = await tx.update(refunds).set({ iban }).where(isOwed);
    if (!rowCount) throw new ExpectedError(409, 'NOTHING_DUE', 'Bu siparişte havaleyle geri ödenecek bir tutar yok.');
  });
}
