import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How many calls a network or an API key has made in its current window: a network by a keyed hash of limit and
 * network, an API key and its organisation by their ids. Shared by all processes. Unlogged: a crash of the database
 * loses the counts, replicas don't get them, and counting writes no WAL.
 * @kept Giriş denemelerinin ve giden kısa mesajların sayımı
 * /
 */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  calls: integer().notNull(),
  endsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
