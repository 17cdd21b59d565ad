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
 * Documents of our store that were read or are being read, by content: a page is read once, whatever listings name it.
 * They go when no listing names the content any more.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    sha256: text().primaryKey(),
    type: text().notNull(),
    state: text().$type<'reading' | 'read' | 'failed'>().notNull(),
    /** Of the reader; a document is read again when there is a better one, or when the desk asks (0). */
    version: smallint().notNull(),
    /** Null until the first page is open. */
    pages: integer(),
    /** Pages that are done with, read or failed, from the first. */
    donePages: integer().notNull().default(0),
    /** Starts in a row without a page: what ends its process every time is given up. */
    tries: smallint().notNull().default(0),
    /** Why it or its last failed page could not be read, or not all of it. */
    reason: text().$type<UnreadReason>(),
    startedAt: instant().notNull(),
    readAt: instant(),
    /** By what listings that name it are found (`paperLexemes`); null until they are noted. */
    words: customType<{ data: string }>({ dataType: () => 'tsvector' })(),
  },
  (table) => [index('document_texts_state').on(table.state, table.readAt)],
);

/**
 * The words of pages, masked before they are stored (D18) and seen by those alone who may see the document (D20).
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const documentPages = pgTable(
  'document_pages',
  {
    sha256: text()
      .notNull()
      .references(() => documentTexts.sha256, { onDelete: 'cascade' }),
    /** From 1. */
    page: integer().notNull(),
    /** Of an archive: the file in it, by its place among its files, and the page of that file. */
    member: integer(),
    memberPage: integer(),
    /** Its name, masked. */
    memberName: text(),
    by: text().$type<(typeof PAGE_WAYS)[number]>().notNull(),
    /** Why it could not be read; of a failed page alone. */
    reason: text().$type<UnreadReason>(),
    /** Whether the second reading is that of the operator's own reader (OCR_URL). */
    isReadOutside: boolean().notNull().default(false),
    words: jsonb().$type<PageWord[]>().notNull(),
    /** The same words, a line for each line. */
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
 * Listings whose papers have come, changed or gone since the words were noted that they are found by.
 * @kept none
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
 * What rules found in the text of a document, by content: made once for all listings that name it, and gone with its
 * text. An archive has a row for each of its files that were read: each is a paper with its own writer.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const documentFindings = pgTable(
  'document_findings',
  {
    sha256: text()
      .notNull()
      .references(() => documentTexts.sha256, { onDelete: 'cascade' }),
    /** 0 for the document itself; of a file in an archive its place among the files, from 1. */
    part: integer().notNull().default(0),
    /** Of such a file: its name, masked, and the page of the archive that is its first. */
    memberName: text(),
    firstPage: integer().notNull().default(1),
    /** Of the rules; found again when they are better. */
    version: smallint().notNull(),
    /** Of the reader and of the masks whose text was read, and how many pages of the document were done with then. */
    textVersion: smallint().notNull(),
    maskVersion: smallint().notNull(),
    donePages: integer().notNull(),
    /** Those of them that were read. */
    readPages: integer().notNull(),
    kind: text().$type<PaperKind>().notNull(),
    /** The day of the paper, where it names one. */
    day: date(),
    /** The parcel that it is about, where it says so. */
    ada: text(),
    parsel: text(),
    /** A paper about several lots says nothing of one of them. */
    isOfSeveral: boolean().notNull(),
    findings: jsonb().$type<StoredFinding[]>().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.part] })],
);
