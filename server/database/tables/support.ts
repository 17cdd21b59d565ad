import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';

/**
 * Conversations of people with support; kept as long as messages of the contact form (spec §9). When a member deletes
 * the account, the conversation stays for the operator; nobody else can open or answer it any more.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 * /
 */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['chat', 'form'] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The id in a visitor's signed cookie; null for members and forms. */
    visitorId: text(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    /** No foreign key: a question outlives its listing. */
    propertyId: bigint({ mode: 'number' }),
    /** The plan of the person when writing (D29); null for a visitor. */
    plan: text({ enum: ['premium', 'free'] }),
    state: text({ enum: ['open', 'waiting', 'closed', 'spam'] })
      .notNull()
      .default('open'),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    lastSeq: integer().notNull().default(0),
    personRead: integer().notNull().default(0),
    operatorRead: integer().notNull().default(0),
    /** When the person last had the conversation on the screen. */
    personSeenAt: instant(),
    /** Answers up to this one have been mailed. */
    mailedSeq: integer().notNull().default(0),
    dueAt: instant().notNull(),
    firstAnsweredAt: instant(),
    rating: smallint(),
    /**
     * SHA-256 of the token in the link of the last mail. The link moves a visitor's conversation to another browser,
     * once.
     */
    linkHash: text(),
    linkUntil: instant(),
    /**
     * When such a link was opened: this proves that the writer reads the mails of the address. Null for members, whose
     * address is confirmed.
     */
    emailProvenAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('support_conversations_queue').on(table.state, table.updatedAt),
    index('support_conversations_member').on(table.userId, table.id),
    index('support_conversations_visitor').on(table.visitorId, table.id).where(sql`${table.visitorId} is not null`),
    index('support_conversations_assignee').on(table.assigneeId),
    index('support_conversations_age').on(table.updatedAt),
    index('support_conversations_email').on(table.email),
    uniqueIndex('support_conversations_link').on(table.linkHash),
    check('support_conversations_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/**
 * Messages; rows are only added. They are numbered from 1 within their conversation.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 * /
 */
export const supportMessages = pgTable(
  'support_messages',
  {
    conversationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Chosen by the sender, so that a resent message is stored once. */
    clientId: uuid().notNull(),
    author: text({ enum: ['person', 'operator'] }).notNull(),
    text: text().notNull(),
    /** The folded text for the search at the desk (`foldTurkish`). */
    folded: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    uniqueIndex('support_messages_once').on(table.conversationId, table.clientId),
    index('support_messages_words').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);

/**
 * Notes of operators about a conversation; the person never sees them.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 * /
 */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    by: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('support_notes_conversation').on(table.conversationId)],
);

/**
 * The attachment of a message: one file, checked and stored in the locked part of the store under the message's own
 * key.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 * /
 */
export const supportFiles = pgTable(
  'support_files',
  {
    conversationId: bigint({ mode: 'number' }).notNull(),
    seq: integer().notNull(),
    /** The sender's name of the file, for the download. */
    name: text().notNull(),
    /** The type of its content. */
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    foreignKey({
      name: 'support_files_message',
      columns: [table.conversationId, table.seq],
      foreignColumns: [supportMessages.conversationId, supportMessages.seq],
    }).onDelete('cascade'),
  ],
);

/**
 * Text templates with which operators begin an answer.
 * @kept none
 * /
 */
export const supportReadyAnswers = pgTable('support_ready_answers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
});
