import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { PAGE_WAYS, PageWord } from '#shared/read-documents/document-texts.ts';
import type { StoredFinding } from '../../../shared/read-documents/finding-fields.ts';
import type { PaperKind } from '../../../shared/read-documents/paper-kinds.ts';
import type { UnreadReason } from '../../../shared/read-documents/unread-reasons.ts';
import { instant } from './instant.ts';

/**
 * Documents of our store that were read or are being read, by content: a page is read once, however many listings name
 * it. They are deleted when no listing names the content any more.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    sha256: text().primaryKey(),
    type: text().notNull(),
    state: text().$type<'reading' | 'read' | 'failed'>().notNull(),
    /**
     * The version of the reader; a document is read again when there is a newer one, or when the desk requests it (0).
     */
    version: smallint().notNull(),
    /** Null until the first page is open. */
    pages: integer(),
    /** The number of pages that are finished, read or failed, from the first. */
    donePages: integer().notNull().default(0),
    /** Starts in a row without a finished page: a document that ends its process every time is given up. */
    tries: smallint().notNull().default(0),
    /** Why the document or its last failed page could not be read, or not completely. */
    reason: text().$type<UnreadReason>(),
    startedAt: instant().notNull(),
    readAt: instant(),
    /** The words by which listings that name it are found (`paperLexemes`); null until they are stored. */
    words: customType<{ data: string }>({ dataType: () => 'tsvector' })(),
  },
  (table) => [index('document_texts_state').on(table.state, table.readAt)],
);

/**
 * The words of pages, masked before they are stored (D18); only people who may see the document may see them (D20).
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const documentPages = pgTable(
  'document_pages',
  {
    sha256: text()
      .notNull()
      .references(() => documentTexts.sha256, { onDelete: 'cascade' }),
    /** Counted from 1. */
    page: integer().notNull(),
    /** For an archive: the file in it, by its position among its files, and the page of that file. */
    member: integer(),
    memberPage: integer(),
    /** The masked name of that file. */
    memberName: text(),
    by: text().$type<(typeof PAGE_WAYS)[number]>().notNull(),
    /** Why the page could not be read; only for a failed page. */
    reason: text().$type<UnreadReason>(),
    /** Whether the second reading was made by the operator's own reader (OCR_URL). */
    isReadOutside: boolean().notNull().default(false),
    words: jsonb().$type<PageWord[]>().notNull(),
    /** The same words as text, line by line. */
    text: text().notNull(),
    wordCount: integer().notNull(),
    sureCount: integer().notNull(),
    maskVersion: smallint().notNull(),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sha256, table.page] }),
    index('document_pages_read').on(table.readAt),
    index('document_pages_masked').on(table.maskVersion),
  ],
);

/**
 * Listings whose documents were added, changed or removed since their search words were last stored.
 * @kept none
 * /
 */
export const paperChanges = pgTable(
  'paper_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('paper_changes_property').on(table.propertyId)],
);

/**
 * What rules found in the text of a document, by content: made once for all listings that name it, and deleted with its
 * text. An archive has a row for each of its files that were read, because each is a document with its own author.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const documentFindings = pgTable(
  'document_findings',
  {
    sha256: text()
      .notNull()
      .references(() => documentTexts.sha256, { onDelete: 'cascade' }),
    /** 0 for the document itself; for a file in an archive its position among the files, from 1. */
    part: integer().notNull().default(0),
    /** For a file in an archive: its masked name, and its first page within the archive. */
    memberName: text(),
    firstPage: integer().notNull().default(1),
    /** The version of the rules; findings are made again when there is a newer one. */
    version: smallint().notNull(),
    /**
     * The versions of the reader and of the masks that made the text, and how many pages of the document were finished
     * then.
     */
    textVersion: smallint().notNull(),
    maskVersion: smallint().notNull(),
    donePages: integer().notNull(),
    /** The number of those pages that were read. */
    readPages: integer().notNull(),
    kind: text().$type<PaperKind>().notNull(),
    /** The date of the document, if it names one. */
    day: date(),
    /** The parcel that the document is about, if it names one. */
    ada: text(),
    parsel: text(),
    /** Whether the document is about several lots: then it says nothing about a single one. */
    isOfSeveral: boolean().notNull(),
    findings: jsonb().$type<StoredFinding[]>().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.part] })],
);
