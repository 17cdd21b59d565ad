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
 * What a notice said before its source put something else there (İİK 114), so that a text is kept once: the present
 * version is the listing itself. Numbered from 1 for each listing; the present one has the next number.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const noticeVersions = pgTable(
  'notice_versions',
  {
    propertyId: listingId(),
    number: integer().notNull(),
    recordedAt: instant().notNull(),
    /** When the next version was recorded. */
    replacedAt: instant().notNull(),
    /** Masked; null for a notice without a text, where only facts changed, and once the text is forgotten. */
    text: text(),
    /** SHA-256 of the text as it is kept, without white space, in hexadecimal. */
    textHash: text(),
    /** Only facts changed: the words are those of the version after it. */
    hasWordsOfNext: boolean().notNull(),
    facts: jsonb().$type<VersionFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.number] })],
);

/**
 * What happened to listings that members keep, until they are told; written with the change itself.
 * @kept none
 */
export const savedAdNews = pgTable(
  'saved_ad_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: listingId(),
    /** The version that was replaced; null where only the outcome is new. */
    version: integer(),
    oldStatus: text().$type<ListingStatus>().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('saved_ad_news_property').on(table.propertyId)],
);
