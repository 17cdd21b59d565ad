import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/**
 * Changes to listings, for programs that follow them; written by a trigger in the transaction of the change. No foreign
 * key, because the deletion of a listing is such a change, too.
 * @kept none
 * /
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The place in the feed, assigned by `numberChanges` once the change is visible to everybody; null before that. */
    position: bigint({ mode: 'number' }),
    propertyId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Names of the changed fields of the listing; no values. */
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
 * The single row that says how far the feed is numbered. The process that numbers the changes locks it.
 * @kept none
 * /
 */
export const changeFeed = pgTable(
  'change_feed',
  {
    only: boolean().primaryKey().default(true),
    /** Renewed when a backup is restored: the places after the backup are then assigned to other changes. */
    epoch: uuid().notNull().defaultRandom(),
    lastPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** Changes up to here are deleted. */
    forgottenPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** Matches of organisations' alerts up to here are deleted. */
    forgottenMatch: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('change_feed_only', sql`${table.only}`)],
);
