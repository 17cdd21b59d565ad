import { bigint, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

/**
 * Sales that members say they have won, with the days on which their terms start (İİK 19). Days are `yyyy-mm-dd`.
 * @kept Etkin hesap bilgileri
 * /
 */
export const wonSales = pgTable(
  'won_sales',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** When the auction ended, if the member has entered it; null for the listing's own end. */
    soldOn: date({ mode: 'string' }),
    announcedOn: date({ mode: 'string' }),
    paidOn: date({ mode: 'string' }),
    evictionServedOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('won_sales_property').on(table.propertyId),
    // For finding the sales whose payment is due soon.
    index('won_sales_announced').on(table.announcedOn),
  ],
);
