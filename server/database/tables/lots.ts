import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

const propertyId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/**
 * Pairs of listings that sell the same lot, in another round or at another source. Pairs and not groups: if A is B and
 * B is C, A and C may still differ in something that B doesn't mention. Listings themselves are never merged.
 * @kept none
 * /
 */
export const lotLinks = pgTable(
  'lot_links',
  {
    /** The smaller id of the two. */
    propertyId: propertyId(),
    otherId: propertyId(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.otherId] }),
    index('lot_links_other').on(table.otherId),
    check('lot_links_order', sql`${table.propertyId} < ${table.otherId}`),
  ],
);

/**
 * The desk's decisions about pairs; comparing listings again does not change them.
 * @kept none
 * /
 */
export const lotDecisions = pgTable(
  'lot_decisions',
  {
    /** The smaller id of the two. */
    propertyId: propertyId(),
    otherId: propertyId(),
    isSame: boolean().notNull(),
    decidedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.otherId] }),
    index('lot_decisions_other').on(table.otherId),
    check('lot_decisions_order', sql`${table.propertyId} < ${table.otherId}`),
  ],
);

/**
 * Listings that have been compared with others, in the state they had then, and the keys by which others find them.
 * @kept none
 * /
 */
export const lotChecks = pgTable(
  'lot_checks',
  {
    propertyId: propertyId().primaryKey(),
    /** Province, block and parcel, folded; null when the listing has none. */
    parcelKey: text(),
    /** Province and number of the file, folded. */
    fileKey: text(),
    /** `changedAt` of the listing when it was compared. */
    comparedChange: instant().notNull(),
  },
  (table) => [index('lot_checks_parcel').on(table.parcelKey), index('lot_checks_file').on(table.fileKey)],
);

/**
 * Open listings that their source has not shown for days although it showed others. A row counts only while its
 * `lastConfirmedAt` is that of the listing: when a listing is shown again, this table needs no update.
 * @kept none
 * /
 */
export const unseenProperties = pgTable('unseen_properties', {
  propertyId: propertyId().primaryKey(),
  lastConfirmedAt: instant().notNull(),
});
