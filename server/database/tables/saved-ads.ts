import { bigint, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { properties } from './properties.ts';

/**
 * Listings that members have saved (spec §3).
 * @kept Etkin hesap bilgileri
 * /
 */
export const savedAds = pgTable(
  'saved_ads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    savedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    // For finding the members who saved a listing that ends soon.
    index('saved_ads_property').on(table.propertyId),
  ],
);
