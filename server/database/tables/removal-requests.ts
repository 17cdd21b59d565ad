import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RemovalAct } from '#shared/desk/removal-decisions.ts';
import { instant } from './instant.ts';

/**
 * Requests of people about their data in listings (KVKK 11), entered at the desk, with what was decided.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 */
export const removalRequests = pgTable(
  'removal_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    /** What is asked for, in the words of the request. */
    demand: text().notNull(),
    /** Numbers of the listings it is about, as the desk has found them. */
    listings: bigint({ mode: 'number' }).array().notNull(),
    receivedAt: instant().notNull(),
    /** Answered by then at the latest (KVKK 13/2, D37). */
    dueAt: instant().notNull(),
    decision: text({ enum: ['accepted', 'refused'] }),
    /** The body of the answer. */
    answer: text(),
    /** What had been done for it when it was accepted. */
    acts: jsonb().$type<RemovalAct[]>().notNull().default([]),
    /** Why there was nothing to do, of one that was accepted without an act. */
    nothingDone: text(),
    decidedAt: instant(),
    letterSentAt: instant(),
  },
  (table) => [index('removal_requests_due').on(table.decidedAt, table.dueAt)],
);
