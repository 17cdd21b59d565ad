import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { FileUse } from './files.ts';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

/** What a field says, as JSON: dates in ISO 8601. */
export type JsonValue = { readonly is: unknown };

/** What the source says of a corrected field. */
export type SourceValue = JsonValue & {
  /** Of an end whether it was derived, so that it is again when the correction is taken back. */
  readonly isDerived?: boolean;
  /**
   * Fingerprint of the title and the text that the value was read from: while these stay, another reading is no news.
   */
  readonly readFrom?: string;
};

const listingId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/**
 * Fields of listings that the desk has corrected. A correction ends when the source says something else than
 * `sourceValue`; that of a read value ends when the words it was read from change.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const listingCorrections = pgTable(
  'listing_corrections',
  {
    propertyId: listingId(),
    field: text().notNull(),
    /** In an object, because drizzle reads a JSON text that spells a number as a number. */
    sourceValue: jsonb().$type<SourceValue>().notNull(),
    value: jsonb().$type<JsonValue>().notNull(),
    correctedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.field] })],
);

/**
 * Words that must not stand in a listing, whatever its source says: of each only a salted hash, so that the table does
 * not keep what was to be forgotten.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
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

/**
 * Readings of notices that the desk has marked as wrong, until they are downloaded as fixtures and taken off the list.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const wrongReadings = pgTable(
  'wrong_readings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: listingId(),
    /** Of the reading (`shared/desk/readings.ts`). */
    field: text().notNull(),
    /** What was read then. */
    read: jsonb().$type<JsonValue>().notNull(),
    /** What the notice says, in the words of the desk; empty where it says nothing of it. */
    rightly: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [unique('wrong_readings_field').on(table.propertyId, table.field)],
);

/**
 * How far stored texts have been masked again by each version of the masks, so that a run that was cut off goes on from
 * there.
 * @kept none
 */
export const maskRuns = pgTable('mask_runs', {
  version: integer().primaryKey(),
  /** The last listing that was looked at; they are taken in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** Of these the ones that held something more to mask. */
  masked: integer().notNull(),
  startedAt: instant().notNull(),
  /** Null until all listings and faults of runs have been looked at. */
  finishedAt: instant(),
});

/**
 * How far stored listings have been read again by each version of the readers of titles and notices, so that a run that
 * was cut off goes on from there.
 * @kept none
 */
export const readingRuns = pgTable('reading_runs', {
  /** Of the readers of notices and of titles, as `8.3`. */
  version: text().primaryKey(),
  /** The last listing that was looked at; they are taken in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** Of these the ones that are read differently now. */
  changed: integer().notNull(),
  startedAt: instant().notNull(),
  /** Null until all listings have been looked at. */
  finishedAt: instant(),
});

/**
 * Documents and pictures that the desk has hidden, whatever the source names. A file that is shown again keeps its row,
 * so that the list of removals can say so.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const hiddenFiles = pgTable(
  'hidden_files',
  {
    propertyId: listingId(),
    /** SHA-256 of the address, in base64url. */
    addressHash: text().notNull(),
    /** Null for one that was hidden again after a restore and that the listing does not name. */
    address: text(),
    use: text().$type<FileUse>().notNull().default('document'),
    /** SHA-256 of everything that was ever stored from this address. */
    contents: text().array().notNull().default([]),
    hiddenAt: instant().notNull(),
    /** When it was shown again. */
    undoneAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.addressHash] })],
);

/**
 * Contents of files that the desk has hidden, whole or some of their pages: they are shown nowhere, under whatever
 * address they come again.
 * @kept none
 */
export const hiddenContents = pgTable(
  'hidden_contents',
  {
    /** Of the content as its source gave it, in hex. */
    sha256: text().primaryKey(),
    /** Numbers of the hidden pages, from 1; null where the whole content is hidden. */
    pages: integer().array(),
    /** The copy without these pages, which is shown instead; null until it is made. */
    shownSha256: text(),
    shownBytes: bigint({ mode: 'number' }),
    hiddenAt: instant().notNull(),
    /** When it was shown again. */
    undoneAt: instant(),
  },
  (table) => [index('hidden_contents_shown').on(table.shownSha256)],
);
