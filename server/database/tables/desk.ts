import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';

/**
 * The operators and their rights at the desk (shared/desk/operators.ts).
 * @kept Etkin hesap bilgileri
 * /
 */
export const operators = pgTable(
  'operators',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['destek', 'icerik', 'yonetici'] }).notNull(),
    grantedAt: instant().notNull(),
  },
  (table) => [check('operators_role', sql`${table.role} in ('destek', 'icerik', 'yonetici')`)],
);

/**
 * Actions at the desk and of its commands. A trigger refuses every change and deletion, so the log contains nothing
 * that a person could demand to have deleted: members by id, and no masked words.
 * @kept İşletmenin işlem kaydı (üyenin rastgele numarası, görevlinin adı)
 * /
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Null for a command, whose name is in `actor`. No foreign key: the log outlives the account. */
    actorId: uuid(),
    actor: text().notNull(),
    act: text().notNull(),
    /** The object of the action: `listing` and its number, `member` and their id. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_actor').on(table.actorId, table.id),
  ],
);
