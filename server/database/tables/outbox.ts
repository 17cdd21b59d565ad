import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './selling/orders.ts';

/**
 * Mails, text messages and calls that go out, written in the transaction of what they tell (`server/platform/outbox`).
 * @kept Gönderilmiş e-posta ve kısa mesaj kayıtları
 */
export const outbox = pgTable(
  'outbox',
  {
    /** In the Message-ID of a mail and the id of a call: the same over all tries. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of a `LetterKind`. */
    kind: text().notNull(),
    /** What it is about. The same is told once. */
    key: text().notNull(),
    /** Letters of a member are deleted with the account, those of an order with the order. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** What its kind makes the content of: names, amounts and dates as they were then. */
    facts: jsonb().notNull(),
    /** In this order those that are due at one moment are sent. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    state: text({ enum: ['waiting', 'sent', 'cancelled', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Counted before sending, so that a letter that ends its process is given up, too. */
    tries: integer().notNull().default(0),
    /** Given up at this many tries; null for as many as its kind has. The desk grants one more. */
    mostTries: integer(),
    nextTryAt: instant().notNull(),
    /** Somebody sends it until then; a process that died in between has let go of it. */
    heldUntil: instant(),
    /** What the last try failed with, without names or addresses. */
    lastError: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    unique('outbox_once').on(table.kind, table.key),
    index('outbox_due').on(table.kind, table.nextTryAt, table.place).where(sql`${table.state} = 'waiting'`),
    index('outbox_dead').on(table.kind, table.createdAt).where(sql`${table.state} = 'dead'`),
    index('outbox_finished').on(table.finishedAt),
    index('outbox_user').on(table.userId),
    index('outbox_order').on(table.orderId),
  ],
);
