import { bigint, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { orders } from './orders.ts';

/**
 * Payments of deleted accounts: tax and commercial law requires them for ten years. Written by a trigger on `payments`.
 * Only the provider's own number, and the order while it is stored, can be traced to a person.
 * @kept Ödeme kayıtları
 * /
 */
export const paymentArchive = pgTable(
  'payment_archive',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    amount: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    provider: text().notNull(),
    reference: text().notNull(),
    paidAt: instant().notNull(),
    validFrom: instant(),
    validUntil: instant().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [index('payment_archive_age').on(table.paidAt)],
);
