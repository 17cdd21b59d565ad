import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

/** How a listing uses a file: everybody may see pictures, documents are locked (D20). */
export type FileUse = 'picture' | 'document';
/** `dead`: the address does not respond; `refused`: the content is not what it should be. */
export type FileState = 'pending' | 'stored' | 'dead' | 'refused';

/**
 * Pictures and documents of listings, fetched from their sources into the file store.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const mirroredFiles = pgTable(
  'mirrored_files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    use: text().$type<FileUse>().notNull(),
    /** As the listing names it, at most 2000 bytes. */
    url: text().notNull(),
    state: text().$type<FileState>().notNull().default('pending'),
    /** Hash of the original, in hex; files with the same content are stored once. */
    sha256: text(),
    /** The type of the content, as an extension: `jpg`, `pdf`, `udf` … */
    type: text(),
    bytes: bigint({ mode: 'number' }),
    /** The source's validators of this content (`ETag`, `Last-Modified`), for conditional requests. */
    etag: text(),
    lastModified: text(),
    /** Failures in a row. */
    tries: smallint().notNull().default(0),
    /** When the file is next fetched, or a stored one is revalidated; null when there is nothing more to do. */
    nextTryAt: instant(),
    /** Why the last try failed, or why a stored picture can't be displayed; in English, without the address. */
    reason: text(),
    /** When the listing last named it. */
    notedAt: instant().notNull(),
    /** When the current content was stored. */
    storedAt: instant(),
    /** When the source was last queried for it. */
    checkedAt: instant(),
  },
  (table) => [
    uniqueIndex('mirrored_files_of_property').on(table.propertyId, table.use, table.url),
    // Files that were never fetched have priority over those that are only revalidated.
    index('mirrored_files_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null and ${table.state} <> 'stored'`),
    index('mirrored_files_recheck')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null and ${table.state} = 'stored'`),
    index('mirrored_files_content').on(table.sha256),
    index('mirrored_files_stored').on(table.url).where(sql`${table.state} = 'stored'`),
  ],
);

/**
 * Earlier contents of an address, from before the source replaced them. Originals only: a picture that was withdrawn
 * must not be shown any more. They are deleted with the listing's files.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const mirroredFileVersions = pgTable(
  'mirrored_file_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: bigint({ mode: 'number' })
      .notNull()
      .references(() => mirroredFiles.id, { onDelete: 'cascade' }),
    use: text().$type<FileUse>().notNull(),
    sha256: text().notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    storedAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [
    index('mirrored_file_versions_file').on(table.fileId),
    index('mirrored_file_versions_content').on(table.sha256),
  ],
);

/**
 * Contents that a listing no longer uses, written by a trigger: deleted from the store unless another listing uses
 * them.
 * @kept none
 * /
 */
export const unusedFiles = pgTable(
  'unused_files',
  { use: text().$type<FileUse>().notNull(), sha256: text().notNull(), type: text().notNull() },
  (table) => [primaryKey({ columns: [table.use, table.sha256, table.type] })],
);
