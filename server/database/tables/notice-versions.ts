import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ListingStatus } from '../../../shared/listings.ts';
import type { VersionFacts } from '../../../shared/versions/version-facts.ts';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

const listingId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/**
 * Earlier versions of a notice that its source has replaced (İİK 114). Every text is stored once: the current version
 * is the listing itself. Versions are numbered from 1 for each listing; the current one has the next number.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const noticeVersions = pgTable(
  'notice_versions',
  {
    propertyId: listingId(),
    number: integer().notNull(),
    recordedAt: instant().notNull(),
    /** When the next version was recorded. */
    replacedAt: instant().notNull(),
    /** Masked; null for a notice without a text, if only facts changed, and once the text is deleted. */
    text: text(),
    /** SHA-256 of the stored text without white space, in hexadecimal. */
    textHash: text(),
    /** Whether only facts changed: the text is that of the next version. */
    hasWordsOfNext: boolean().notNull(),
    facts: jsonb().$type<VersionFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.number] })],
);

/**
 * News of saved listings, until members are notified; written with the change itself.
 * @kept none
 * /
 */
export const savedAdNews = pgTable(
  'saved_ad_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: listingId(),
    /** The version that was replaced; null if only the outcome is new. */
    version: integer(),
    oldStatus: text().$type<ListingStatus>().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('saved_ad_news_property').on(table.propertyId)],
);
