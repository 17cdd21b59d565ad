import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessagePlan } from '../../../shared/support/support-rules.ts';

/**
 * Messages sent with the contact form (D9); kept for three years.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** What the sender was entitled to (`MessagePlan`); null for someone who was not signed in. */
    plan: text().$type<MessagePlan>(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
);
