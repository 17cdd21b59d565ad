import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';

/**
 * The secret address under which a member's calendar program reads the dates of their saved listings; at most one per
 * member.
 * @kept Takvim abonelik adresinin özeti
 * /
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the address's secret part, in hex: reading the table doesn't give access to calendars. */
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
});
