import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { DeadLetterQueue, LettersMeant } from '#server/platform/dead-letters.ts';
import { DOCUMENT_NAMES } from './invoice-task.ts';
import { MOST_TRIES } from './send-invoices.ts';

/**
 * Reports to the integrator that were given up. They cannot be discarded, because the law wants the invoice (VUK 229):
 * one that is issued by hand leaves with its number.
 */
export const deadInvoiceReports: DeadLetterQueue = {
  async list(db, { most, id }) {
    const rows = await db
      .select({ invoice: invoices, reference: orders.reference })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(isDead, id === undefined ? undefined : isOf({ id })))
      .orderBy(asc(invoices.happenedAt))
      .limit(most);
    return rows.map(({ invoice, reference }) => ({
      id: invoice.id,
      channel: 'webhook',
      about: `Fatura bildirimi: ${DOCUMENT_NAMES[invoice.kind]} (${reference})`,
      recipient: 'fatura entegratörü',
      reason: invoice.lastError,
      attempts: invoice.tries,
      createdAt: invoice.happenedAt,
    }));
  },
  async retry(tx, meant, now) {
    const { rowCount } = await tx
      .update(invoices)
      .set({ nextTryAt: now, extraTries: sql`${invoices.tries} + 1 - ${MOST_TRIES}::int` })
      .where(and(isDead, isOf(meant)));
    return rowCount ?? 0;
  },
};

const isDead = and(
  isNull(invoices.number),
  isNull(invoices.reportedAt),
  sql`${invoices.tries} >= ${MOST_TRIES}::int + ${invoices.extraTries}`,
);

function isOf(meant: LettersMeant): SQL {
  if ('id' in meant) return sql`${invoices.id}::text = ${meant.id}`;
  return meant.reason === null ? isNull(invoices.lastError) : eq(invoices.lastError, meant.reason);
}
