import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AxisCount } from '../../../../shared/read-documents/document-findings.ts';
import type { PaperField } from '../../../../shared/read-documents/finding-fields.ts';
import { users } from '../accounts.ts';
import { documentTexts } from '../document-texts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

/**
 * The identity of a finding, which stays the same when findings are made again: the content, the field, and the hash of
 * its sentence. `saidHash`, made of page and value, identifies it when its sentence is masked or cut differently.
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
 * Findings that members have marked as wrong. A mark is deleted with the text of its document. When the member deletes
 * the account, the mark stays without its owner.
 * @kept Belgelerde bulunan bir bilgi için “yanlış” işaretiniz ve yazdıysanız nedeni
 * /
 */
export const findingMarks = pgTable(
  'finding_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...finding(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    propertyId: bigint({ mode: 'number' }).references(() => properties.id, { onDelete: 'set null' }),
    /** Masked; empty if the member gave none. */
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
 * The desk's decisions about findings that members marked. A wrong finding is shown to nobody.
 * @kept none
 * /
 */
export const findingDecisions = pgTable(
  'finding_decisions',
  { ...finding(), isWrong: boolean().notNull(), decidedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.sha256, table.field, table.sentenceHash] })],
);

/**
 * The number of findings in the read documents of a listing, counted when any of them changes: for queries over many
 * listings, and to detect news.
 * @kept none
 * /
 */
export const listingFindings = pgTable('listing_findings', {
  propertyId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** The version of the rules and of the reader; what only a newer version finds is no news. */
  version: text().notNull(),
  documents: integer().notNull(),
  readDocuments: integer().notNull(),
  unreadPages: integer().notNull(),
  findingCount: integer().notNull(),
  contradictionCount: integer().notNull(),
  axes: jsonb().$type<AxisCount[]>().notNull(),
  /** The fields that documents mention. */
  fields: text().array().$type<PaperField[]>().notNull(),
  /** Contents and contradictions (as hashes) that are no longer news. */
  knownPapers: text().array().notNull(),
  knownContradictions: text().array().notNull(),
  countedAt: instant().notNull(),
});

/**
 * Listings whose findings may have changed since they were last counted.
 * @kept none
 * /
 */
export const findingChanges = pgTable(
  'finding_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('finding_changes_property').on(table.propertyId)],
);
