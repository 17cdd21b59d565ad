import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RemovalAct } from '#shared/desk/removal-decisions.ts';
import { instant } from './instant.ts';

/**
 * Requests of people about their data in listings (KVKK 11), entered at the desk, with the decisions.
 * @kept İletişim ve destek yazışmaları, kişisel veri başvuruları
 * /
 */
export const removalRequests = pgTable(
  'removal_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    /** The demand, in the words of the request. */
    demand: text().notNull(),
    /** Numbers of the listings it is about, as the desk has found them. */
    listings: bigint({ mode: 'number' }).array().notNull(),
    receivedAt: instant().notNull(),
    /** The deadline for the answer (KVKK 13/2, D37). */
    dueAt: instant().notNull(),
    decision: text({ enum: ['accepted', 'refused'] }),
    answer: text(),
    /** The actions that were taken before it was accepted. */
    acts: jsonb().$type<RemovalAct[]>().notNull().default([]),
    /** Why nothing had to be done, for a request that was accepted without an action. */
    nothingDone: text(),
    decidedAt: instant(),
    letterSentAt: instant(),
  },
  (table) => [index('removal_requests_due').on(table.decidedAt, table.dueAt)],
);
