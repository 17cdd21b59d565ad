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

/** The value of a field as JSON; dates in ISO 8601. */
export type JsonValue = { readonly is: unknown };

/** The source's value of a corrected field. */
export type SourceValue = JsonValue & {
  /** For an end: whether it was derived, so that this can be restored when the correction is taken back. */
  readonly isDerived?: boolean;
  /**
   * Fingerprint of the title and the text that the value was read from: while these are unchanged, another reading does
   * not end the correction.
   */
  readonly readFrom?: string;
};

const listingId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/**
 * Fields of listings that the desk has corrected. A correction ends when the source's value differs from `sourceValue`;
 * the correction of a read value ends when the words it was read from change.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const listingCorrections = pgTable(
  'listing_corrections',
  {
    propertyId: listingId(),
    field: text().notNull(),
    /** Wrapped in an object, because drizzle parses a JSON string that looks like a number as a number. */
    sourceValue: jsonb().$type<SourceValue>().notNull(),
    value: jsonb().$type<JsonValue>().notNull(),
    correctedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.field] })],
);

/**
 * Words that must not appear in a listing, whatever its source says. Only a salted hash of each is stored, so that the
 * table does not keep what was to be deleted.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
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
    /** Whether the listing's documents are withheld, too. */
    takesDocuments: boolean().notNull(),
    maskedAt: instant().notNull(),
  },
  (table) => [index('listing_masks_property').on(table.propertyId)],
);

/**
 * Readings of notices that the desk has marked as wrong, until they are downloaded as fixtures and removed from the
 * list.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const wrongReadings = pgTable(
  'wrong_readings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: listingId(),
    /** The field of the reading (`shared/desk/readings.ts`). */
    field: text().notNull(),
    /** The value that was read at that time. */
    read: jsonb().$type<JsonValue>().notNull(),
    /** What the notice says, in the words of the desk; empty if it does not mention the field. */
    rightly: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [unique('wrong_readings_field').on(table.propertyId, table.field)],
);

/**
 * How far stored texts have been masked again with each version of the masks, so that an interrupted run can continue.
 * @kept none
 * /
 */
export const maskRuns = pgTable('mask_runs', {
  version: integer().primaryKey(),
  /** The last listing that was processed, in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** How many of these contained something more to mask. */
  masked: integer().notNull(),
  startedAt: instant().notNull(),
  /** Null until all listings and faults of runs have been processed. */
  finishedAt: instant(),
});

/**
 * How far stored listings have been read again with each version of the readers of titles and notices, so that an
 * interrupted run can continue.
 * @kept none
 * /
 */
export const readingRuns = pgTable('reading_runs', {
  /** The versions of the readers of notices and of titles, such as `8.3`. */
  version: text().primaryKey(),
  /** The last listing that was processed, in the order of their numbers. */
  lastId: bigint({ mode: 'number' }).notNull(),
  listings: integer().notNull(),
  /** How many of these are read differently now. */
  changed: integer().notNull(),
  startedAt: instant().notNull(),
  /** Null until all listings have been processed. */
  finishedAt: instant(),
});

/**
 * Documents and pictures that the desk has hidden, whatever the source names. A file that is shown again keeps its row,
 * so that the list of removals can say so.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const hiddenFiles = pgTable(
  'hidden_files',
  {
    propertyId: listingId(),
    /** SHA-256 of the address, in base64url. */
    addressHash: text().notNull(),
    /** Null for a file that was hidden again after a restore and that the listing does not name. */
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
 * Contents of files that the desk has hidden, completely or some of their pages: they are never shown, whatever address
 * they appear under.
 * @kept none
 * /
 */
export const hiddenContents = pgTable(
  'hidden_contents',
  {
    /** Hash of the content as the source delivered it, in hex. */
    sha256: text().primaryKey(),
    /** Numbers of the hidden pages, from 1; null if the whole content is hidden. */
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
