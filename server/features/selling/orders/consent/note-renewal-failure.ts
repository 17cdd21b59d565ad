import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { renewals } from '#server/database/tables/selling/orders.ts';
import { RENEWAL } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { OrderRow } from '../order-row.ts';
import { dropRenewalOf } from './drop-renewal.ts';

/**
 * Handles a refused charge of a renewal: it is retried a day later, three times in all; then renewal ends. The member
 * gets a mail in both cases.
 */
export async function noteRenewalFailure(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  if (!order.userId) return;
  const nextTryAt = new Date(at.getTime() + DAY_MS);
  const [failed] = await tx
    .update(renewals)
    .set({ failures: sql`${renewals.failures} + 1`, nextTryAt })
    .where(eq(renewals.userId, order.userId))
    .returning({ failures: renewals.failures });
  if (!failed) return;
  const isOver = failed.failures >= RENEWAL.tries;
  if (isOver) await dropRenewalOf(tx, order.userId, at);
  const facts = { kurus: order.totalKurus, left: RENEWAL.tries - failed.failures, next: nextTryAt.toISOString() };
  const kind = isOver ? 'renewalEnded' : 'renewalFailed';
  await queueMail(tx, { orderId: order.id, kind, about: String(failed.failures), facts, at });
}
