import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How many calls a network has made in its current window, by a keyed hash of limit and network, or an API key and its
 * organisation, by their ids; shared by all processes.
 * Unlogged: a crash of the database forgets the counts, no replica gets them, and counting writes no log.
 * @kept Giriş denemelerinin ve giden kısa mesajların sayımı
 */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  calls: integer().notNull(),
  endsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
