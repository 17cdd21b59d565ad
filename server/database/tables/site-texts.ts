import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * Announcements of the operators to everybody, shown above the pages from a start to an end.
 * @kept none
 * /
 */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    text: text().notNull(),
    linkLabel: text(),
    /** A path of the site or an https address; null if and only if `linkLabel` is null. */
    linkAddress: text(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index('announcements_end').on(table.endsAt),
    check('announcements_time', sql`${table.startsAt} < ${table.endsAt}`),
    check('announcements_link', sql`(${table.linkLabel} is null) = (${table.linkAddress} is null)`),
  ],
);

/**
 * Texts of `content/` as edited at the desk: every edition; rows are only added. The latest edition of a name is the
 * current one.
 * @kept none
 * /
 */
export const editedTexts = pgTable(
  'edited_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the file without its extension: `help/belgeler`. */
    name: text().notNull(),
    /** Markdown without front matter; null restores the file's own text. */
    source: text(),
    publishedAt: instant().notNull(),
    publishedBy: text().notNull(),
  },
  (table) => [index('edited_texts_name').on(table.name, table.id)],
);
