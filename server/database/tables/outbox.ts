import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './selling/orders.ts';

/**
 * Outgoing mails, text messages and calls, written in the transaction of the event that they report
 * (`server/platform/outbox`).
 * @kept Gönderilmiş e-posta ve kısa mesaj kayıtları
 * /
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Used in the Message-ID of a mail and as the id of a call: the same for all tries. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of a `LetterKind`. */
    kind: text().notNull(),
    /** What the letter is about. A key is sent only once per kind. */
    key: text().notNull(),
    /** Letters of a member are deleted with the account, those of an order with the order. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The data from which its kind makes the content: names, amounts and dates as they were then. */
    facts: jsonb().notNull(),
    /** The order of sending among letters that are due at the same time. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    state: text({ enum: ['waiting', 'sent', 'cancelled', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Counted before sending, so that a letter that crashes its process is given up, too. */
    tries: integer().notNull().default(0),
    /**
     * The number of tries after which it is given up; null for the default of its kind. The desk can grant one more.
     */
    mostTries: integer(),
    nextTryAt: instant().notNull(),
    /** The lease of the process that sends it; it expires if the process dies. */
    heldUntil: instant(),
    /** The error of the last try, without names or addresses. */
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
