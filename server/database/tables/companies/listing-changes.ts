import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/**
 * What happened to listings, for programs that follow them; written by a trigger in the transaction of the change. No
 * foreign key: that a listing is gone is such news, too.
 * @kept none
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The place in the feed, given by `numberChanges` once the change is there for all to see; null before that. */
    position: bigint({ mode: 'number' }),
    propertyId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Names of the fields of the listing that are another now; no values. */
    fields: text().array().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('listing_changes_position').on(table.position),
    index('listing_changes_unnumbered').on(table.id).where(sql`position is null`),
    index('listing_changes_at').on(table.at),
  ],
);

/**
 * The one row that says how far the feed is numbered. The process that numbers holds its lock.
 * @kept none
 */
export const changeFeed = pgTable(
  'change_feed',
  {
    only: boolean().primaryKey().default(true),
    /** Renewed when a backup comes back: places that were given after it are given to other changes then. */
    epoch: uuid().notNull().defaultRandom(),
    lastPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** Changes up to here are forgotten. */
    forgottenPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** The same of what alerts of organisations have found. */
    forgottenMatch: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('change_feed_only', sql`${table.only}`)],
);
