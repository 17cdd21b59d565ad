import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { properties } from './properties.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** What a listing names a file for: pictures anybody may see, documents are locked (D20). */
export type FileUse = 'picture' | 'document';
/** `dead`: its address does not answer; `refused`: what came is not what it should be. */
export type FileState = 'pending' | 'stored' | 'dead' | 'refused';

/** Pictures and documents of listings, fetched from their sources into the file store. */
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
    /** Of the original, in hex; files of the same content are stored once. */
    sha256: text(),
    /** What it is by its content, as an extension: `jpg`, `pdf`, `udf` … */
    type: text(),
    bytes: bigint({ mode: 'number' }),
    /** Failures in a row. */
    tries: smallint().notNull().default(0),
    /** When it is fetched next; null when there is no more to be done. */
    nextTryAt: instant(),
    /** Why the last try failed, in English, without the address. */
    reason: text(),
    /** When the listing last named it. */
    notedAt: instant().notNull(),
    storedAt: instant(),
  },
  (table) => [
    uniqueIndex('mirrored_files_of_property').on(table.propertyId, table.use, table.url),
    index('mirrored_files_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('mirrored_files_content').on(table.sha256),
    index('mirrored_files_stored').on(table.url).where(sql`${table.state} = 'stored'`),
  ],
);

/** Contents that a listing has let go, noted by a trigger: deleted from the store unless another still has them. */
export const unusedFiles = pgTable(
  'unused_files',
  { use: text().$type<FileUse>().notNull(), sha256: text().notNull(), type: text().notNull() },
  (table) => [primaryKey({ columns: [table.use, table.sha256, table.type] })],
);
