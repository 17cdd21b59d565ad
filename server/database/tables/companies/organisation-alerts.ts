import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/** What people of an organisation look for together. It notifies nobody: whoever wants to be told makes an alert of their own of it. */
export const organisationAlerts = pgTable(
  'organisation_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** JSON texts of `AlertCriteria`, as of a member's alert. */
    searchCriteria: text().notNull(),
    understoodCriteria: text().notNull(),
    /** Null once that account is gone or has left. */
    sharedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sharedAt: instant().notNull(),
  },
  (table) => [
    index('organisation_alerts_organisation').on(table.organisationId, table.sharedAt),
    index('organisation_alerts_sharer').on(table.sharedBy),
  ],
);
