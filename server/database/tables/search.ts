import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * The table that searches read, `property_search`, is partitioned and kept by triggers on `properties`; the query
 * builder knows neither, so both are in the migrations as SQL.
 */

/** Every word that ever stood in a listing, folded, with its stem: kept by the triggers, asked when a word is mistyped. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  stem: text().notNull(),
});

/** What the search box proposes; `folded` is ` word word`, so that every word's beginning follows a space. */
export const searchSuggestions = pgTable(
  'search_suggestions',
  {
    kind: text().notNull(),
    suggestion: text().notNull(),
    folded: text().notNull(),
    /** Open auctions behind it. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.suggestion] })],
);

/**
 * One row per writing connection, so that writers never wait for each other; the sum of `writes` is the version of the
 * data as a reader sees it.
 */
export const propertyWrites = pgTable('property_writes', {
  writer: integer().primaryKey(),
  writes: bigint({ mode: 'number' }).notNull(),
  lastConfirmedAt: timestamp({ withTimezone: true, mode: 'date' }),
});
