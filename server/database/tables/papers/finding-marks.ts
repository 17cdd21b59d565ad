import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AxisCount } from '../../../../shared/read-documents/document-findings.ts';
import type { PaperField } from '../../../../shared/read-documents/finding-fields.ts';
import { users } from '../accounts.ts';
import { documentTexts } from '../document-texts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

/**
 * What a finding is known by while it is made again and again: the content, what was found, and the hash of its
 * sentence. By `saidHash`, of its page and value, it is recognised when its sentence is masked or cut differently.
 */
const finding = () => ({
  sha256: text()
    .notNull()
    .references(() => documentTexts.sha256, { onDelete: 'cascade' }),
  field: text().$type<PaperField>().notNull(),
  sentenceHash: text().notNull(),
  saidHash: text().notNull(),
});

/**
 * Findings that members have marked as wrong. A mark goes with the text of its document; when its member deletes the
 * account, it stays and nobody knows whose it was.
 * @kept Belgelerde bulunan bir bilgi için “yanlış” işaretiniz ve yazdıysanız nedeni
 */
export const findingMarks = pgTable(
  'finding_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...finding(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The listing on which it was marked. */
    propertyId: bigint({ mode: 'number' }).references(() => properties.id, { onDelete: 'set null' }),
    /** Masked; empty where the member gave none. */
    reason: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [
    unique('finding_marks_once').on(table.userId, table.sha256, table.field, table.sentenceHash),
    index('finding_marks_finding').on(table.sha256, table.field, table.sentenceHash),
    index('finding_marks_property').on(table.propertyId),
  ],
);

/**
 * What the desk has decided about findings that members marked. A wrong one is shown to nobody.
 * @kept none
 */
export const findingDecisions = pgTable(
  'finding_decisions',
  { ...finding(), isWrong: boolean().notNull(), decidedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.sha256, table.field, table.sentenceHash] })],
);

/**
 * How much the read documents of a listing say, counted when something of it changes: for what looks at many listings
 * at once, and to know what is new.
 * @kept none
 */
export const listingFindings = pgTable('listing_findings', {
  propertyId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** Of the rules and of the reader; what only a better one finds is no news. */
  version: text().notNull(),
  documents: integer().notNull(),
  readDocuments: integer().notNull(),
  unreadPages: integer().notNull(),
  findingCount: integer().notNull(),
  contradictionCount: integer().notNull(),
  axes: jsonb().$type<AxisCount[]>().notNull(),
  /** What documents say is there. */
  fields: text().array().$type<PaperField[]>().notNull(),
  /** Contents and contradictions (as hashes) that are no news any more. */
  knownPapers: text().array().notNull(),
  knownContradictions: text().array().notNull(),
  countedAt: instant().notNull(),
});

/**
 * Listings of which something changed that findings are made of, since they were last counted.
 * @kept none
 */
export const findingChanges = pgTable(
  'finding_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('finding_changes_property').on(table.propertyId)],
);
