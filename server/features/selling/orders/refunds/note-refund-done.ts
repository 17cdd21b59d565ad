import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { refunds } from '#server/database/tables/selling/orders.ts';
import { methodOf } from '#server/features/selling/payments/index.ts';
import { queueMail } from '../mails/queue-mail.ts';

/**
 * Records that a refund was made, once, queues a mail, and deletes the IBAN. Returns false if it was already recorded.
 */
export async function noteRefundDone(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const [done] = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: at, iban: null, failureCode: null })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'done')))
    .returning();
  if (!done) return false;
  const facts = { kurus: done.amountKurus, method: methodOf(done.method) };
  await queueMail(tx, { orderId: done.orderId, kind: 'refunded', about: id, facts, at });
  return true;
}
