import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns/bytea.ts';
import { instant } from '../instant.ts';
import { orders } from './orders.ts';

/**
 * What must be invoiced (VUK 229–232): every payment that was kept, and every refund of a part. A row is a task until
 * it has a number; only then there is an invoice. Outlives the account, like its order.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 * /
 */
export const invoices = pgTable(
  'invoices',
  {
    /** Also the integrator's key (ETTN), so that one task never becomes two invoices. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<'sale' | 'refund'>().notNull(),
    /** `payments.reference` of a sale, or the id of a refund. */
    about: text().notNull(),
    /** VAT inside, at the order's rate. */
    amountKurus: integer().notNull(),
    /** When it was paid, or refunded. */
    happenedAt: instant().notNull(),
    /**
     * The invoice number of the authority or the integrator, such as `PEY2026000000001`; null while there is no
     * invoice.
     */
    number: text().unique('invoices_number'),
    issuedOn: date({ mode: 'string' }),
    issuedAt: instant(),
    /** When the integrator accepted the report of the invoice. */
    reportedAt: instant(),
  },
  (table) => [
    unique('invoices_about').on(table.kind, table.about),
    index('invoices_order').on(table.orderId),
    index('invoices_due').on(table.happenedAt).where(sql`${table.number} is null`),
  ],
);

/**
 * The PDF of an invoice as its issuer made it. Stored in the database, so that number and file are written in one
 * transaction.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 * /
 */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
  sha256: text().notNull(),
});
