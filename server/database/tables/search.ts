import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * The table that searches read, `property_search`, is not defined here: drizzle-kit supports neither partitions nor
 * triggers, so the migrations define it.
 */

const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Search rows that were written, changed or deleted, recorded by triggers in the same transaction: every process uses
 * this to update its index in memory. The number 0 means all rows.
 * @kept none
 * /
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
 * The last transaction whose changes may have been deleted; a process that has not read past it must read everything
 * again.
 * @kept none
 * /
 */
export const forgottenSearchChanges = pgTable('forgotten_search_changes', { until: transaction().primaryKey() });

/**
 * Every word that ever appeared in a listing or a suggestion, folded, with its stem. Written by `noteWords`; read when
 * a word is mistyped.
 * @kept none
 * /
 */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  stem: text().notNull(),
  /** Whether it has appeared in a text that everybody may read, or in a suggestion. */
  isOpen: boolean().notNull().default(false),
});

/**
 * Stems by which everybody may search locked texts (D35), because many open listings have them. Written by
 * `countCommonWords`.
 * @kept none
 */
export const commonWords = pgTable('common_words', { word: text().primaryKey() });

/**
 * When the common words were last counted, and over how many open listings.
 * @kept none
 * /
 */
export const commonWordCounts = pgTable('common_word_counts', {
  countedAt: timestamp({ withTimezone: true, mode: 'date' }).primaryKey(),
  listings: integer().notNull(),
});

/**
 * The suggestions of the search box. `folded` is ` word word`, so that every word starts after a space.
 * @kept none
 * /
 */
export const searchSuggestions = pgTable(
  'search_suggestions',
  {
    kind: text().notNull(),
    suggestion: text().notNull(),
    folded: text().notNull(),
    /** The number of open auctions that it matches. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.suggestion] })],
);

/**
 * How often listings were written, counted by triggers. Each writing connection has its own row, so that writers do not
 * wait for each other; the sum of `writes` is the version of the listings in a reader's snapshot.
 * @kept none
 * /
 */
export const propertyWrites = pgTable('property_writes', {
  /** Process id of the connection, modulo 1024. */
  writer: integer().primaryKey(),
  writes: bigint({ mode: 'number' }).notNull(),
  /** The latest confirmation of a listing that the connection has written. */
  lastConfirmedAt: timestamp({ withTimezone: true, mode: 'date' }),
});

/**
 * How far the words of stored listings have been made again with each version of the code, so that an interrupted run
 * can continue.
 * @kept none
 * /
 */
export const wordRuns = pgTable('word_runs', {
  version: integer().primaryKey(),
  /** The last listing that was processed, in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** How many of these are found by other words now. */
  reworded: integer().notNull(),
  startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Null until all listings have been processed. */
  finishedAt: timestamp({ withTimezone: true, mode: 'date' }),
});
