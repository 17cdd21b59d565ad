import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Offices that sell, with their public contact details, as the operator imports them (D29).
 * @kept none
 * /
 */
export const offices = pgTable('offices', {
  /** The name without the parts that are spelt in several ways (`officeKey`). */
  key: text().primaryKey(),
  name: text().notNull(),
  address: text(),
  phone: text(),
  email: text(),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
