import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns/bytea.ts';
import { instant } from '../instant.ts';
import { orders } from './orders.ts';

/**
 * What must be invoiced (VUK 229–232): every payment that was kept, and every part of one that went back. A row is a
 * task until it has a number; only then there is an invoice. Outlives the account, like its order.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const invoices = pgTable(
  'invoices',
  {
    /** The integrator's key too (ETTN): one task never becomes two invoices. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<'sale' | 'refund'>().notNull(),
    /** `payments.reference` of a sale, the id of a refund. */
    about: text().notNull(),
    /** VAT inside, at the order's rate. */
    amountKurus: integer().notNull(),
    /** When it was paid, or paid back. */
    happenedAt: instant().notNull(),
    /** As the authority or the integrator numbers it: `PEY2026000000001`; null while there is no invoice. */
    number: text().unique('invoices_number'),
    issuedOn: date({ mode: 'string' }),
    issuedAt: instant(),
    /** When the integrator took its report. */
    reportedAt: instant(),
  },
  (table) => [
    unique('invoices_about').on(table.kind, table.about),
    index('invoices_order').on(table.orderId),
    index('invoices_due').on(table.happenedAt).where(sql`${table.number} is null`),
  ],
);

/**
 * The PDF of an invoice as its issuer made it. Kept here, because number and file must come or stay away together.
 * @kept Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar
 */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
  sha256: text().notNull(),
});
