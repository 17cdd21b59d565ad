import { bigint, boolean, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

/** What a field says, as JSON: dates in ISO 8601. */
export type JsonValue = { readonly is: unknown };

const listingId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/** Fields of listings that the desk has corrected. One yields as soon as its source says something else than `sourceValue`. */
export const listingCorrections = pgTable(
  'listing_corrections',
  {
    propertyId: listingId(),
    field: text().notNull(),
    /** In an object, because drizzle reads a JSON text that spells a number as a number. */
    sourceValue: jsonb().$type<JsonValue>().notNull(),
    value: jsonb().$type<JsonValue>().notNull(),
    correctedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.field] })],
);

/**
 * Words that must not stand in a listing, whatever its source says: of each only a salted hash, so that the table does not keep
 * what was to be forgotten.
 */
export const listingMasks = pgTable(
  'listing_masks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: listingId(),
    salt: text().notNull(),
    /** SHA-256 of the salt and the folded words with one space between them. */
    hash: text().notNull(),
    words: smallint().notNull(),
    /** Whether the listing's documents are withheld with them. */
    takesDocuments: boolean().notNull(),
    maskedAt: instant().notNull(),
  },
  (table) => [index('listing_masks_property').on(table.propertyId)],
);
