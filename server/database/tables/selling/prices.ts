import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';

/**
 * The actual price of premium and since when, in kuruş with VAT: an earlier price must be provable (TKHK 54; Ticari
 * Reklam Yönetmeliği 14).
 * @kept none
 * /
 */
export const priceHistory = pgTable(
  'price_history',
  {
    period: text().$type<OrderPeriod>().notNull(),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    kurus: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.since] })],
);
