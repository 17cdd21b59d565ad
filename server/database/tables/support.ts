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
 * What people write to support and what they are answered; kept as messages of the contact form are (spec §9). When its
 * member deletes the account, a conversation stays for the operator and can be opened and answered by nobody else any
 * more.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['chat', 'form'] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of the signed cookie of a visitor; null for members and forms. */
    visitorId: text(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    /** No foreign key: a question outlives its listing. */
    propertyId: bigint({ mode: 'number' }),
    /** What the person was entitled to when writing (D29); null for a visitor. */
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
    /** Answers up to this one have gone by mail. */
    mailedSeq: integer().notNull().default(0),
    dueAt: instant().notNull(),
    firstAnsweredAt: instant(),
    rating: smallint(),
    /**
     * SHA-256 of the token in the last mail's link, with which another browser takes a visitor's conversation over;
     * used up by that.
     */
    linkHash: text(),
    linkUntil: instant(),
    /**
     * When such a link was followed: it proves that the writer reads the mails of the address. Null for members, who
     * own theirs.
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
 * Only ever added to; numbered from 1 within their conversation.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 */
export const supportMessages = pgTable(
  'support_messages',
  {
    conversationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Made by the sender: sent again, it is the same message. */
    clientId: uuid().notNull(),
    author: text({ enum: ['person', 'operator'] }).notNull(),
    text: text().notNull(),
    /** The text as it is searched at the desk (`foldTurkish`). */
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
 * What colleagues tell each other about a conversation; the person never sees it.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
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
 * What a message brings along: one file, checked and kept in the locked part of the store under the message's own key.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 */
export const supportFiles = pgTable(
  'support_files',
  {
    conversationId: bigint({ mode: 'number' }).notNull(),
    seq: integer().notNull(),
    /** As its sender called it, for the download. */
    name: text().notNull(),
    /** The kind that its content has. */
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
 * Texts with which operators begin an answer.
 * @kept none
 */
export const supportReadyAnswers = pgTable('support_ready_answers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
});
