import { bigint, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { orders } from './orders.ts';

/**
 * Payments whose account is gone: tax and commercial law asks for them for ten years. Written by a trigger on
 * `payments`; nothing in it but the provider's own number, and the order for as long as that is kept, leads back to a
 * person.
 * @kept Ödeme kayıtları
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
