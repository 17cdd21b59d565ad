import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * What searches read, `property_search`, is not among these tables: drizzle-kit knows neither partitions nor triggers,
 * so the migrations have them.
 */

const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which search rows were written, changed or deleted, noted by triggers in the transaction that did it: every process
 * brings its index in memory up to date from it. A number of 0 means all of them.
 * @kept none
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    madeBy: transaction().notNull().default(sql`pg_current_xact_id()`),
    propertyId: bigint({ mode: 'number' }).notNull(),
    /** Not `now()`, which is when the transaction began. */
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('search_changes_made_by').on(table.madeBy)],
);

/**
 * The last transaction whose changes may have been forgotten; who has not read beyond it reads everything again.
 * @kept none
 */
export const forgottenSearchChanges = pgTable('forgotten_search_changes', { until: transaction().primaryKey() });

/**
 * Every word that ever stood in a listing or a suggestion, folded, with its stem. Written by `noteWords`; asked when a
 * word is mistyped.
 * @kept none
 */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  stem: text().notNull(),
  /** Whether it has stood in a text that everybody may read, or in a suggestion. */
  isOpen: boolean().notNull().default(false),
});

/**
 * Stems by which everybody may search locked texts (D35), because many open listings have them. Written by
 * `countCommonWords`.
 * @kept none
 */
export const commonWords = pgTable('common_words', { word: text().primaryKey() });

/**
 * When the common words were last counted, and of how many open listings.
 * @kept none
 */
export const commonWordCounts = pgTable('common_word_counts', {
  countedAt: timestamp({ withTimezone: true, mode: 'date' }).primaryKey(),
  listings: integer().notNull(),
});

/**
 * What the search box proposes; `folded` is ` word word`, so that every word's beginning follows a space.
 * @kept none
 */
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
 * How often listings were written, counted by triggers. Each writing connection has its own row, so that writers do
 * not wait for each other; the sum of `writes` is the version of the listings as a reader sees them.
 * @kept none
 */
export const propertyWrites = pgTable('property_writes', {
  /** Process id of the connection, modulo 1024. */
  writer: integer().primaryKey(),
  writes: bigint({ mode: 'number' }).notNull(),
  /** The latest confirmation of a listing that the connection has written. */
  lastConfirmedAt: timestamp({ withTimezone: true, mode: 'date' }),
});

/**
 * How far the words of stored listings have been read again by each version of that reading, so that a run that was
 * cut off goes on from there.
 * @kept none
 */
export const wordRuns = pgTable('word_runs', {
  version: integer().primaryKey(),
  /** The last listing that was looked at; they are taken in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** Of these the ones that are found by other words now. */
  reworded: integer().notNull(),
  startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Null until all listings have been looked at. */
  finishedAt: timestamp({ withTimezone: true, mode: 'date' }),
});
