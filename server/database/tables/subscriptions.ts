import { bigint, date, index, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Trials of premium, each once per account and once per device (D22). */
export const trials = pgTable(
  'trials',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .unique('trials_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the id a browser gave itself. */
    deviceHash: text().notNull().unique('trials_device'),
    /** Keyed hash of the network the request came from. */
    addressHash: text().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [index('trials_address').on(table.addressHash, table.startedAt)],
);

/** What was paid for premium; the only proof of it (D23). */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lira. */
    amount: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    provider: text().notNull(),
    /** The provider's own number of the payment: the same payment is never recorded twice. */
    reference: text().notNull().unique('payments_reference'),
    paidAt: instant().notNull(),
    validUntil: instant().notNull(),
  },
  (table) => [index('payments_user').on(table.userId, table.validUntil)],
);

/** Which listings someone of the free plan has opened on a day of Istanbul (D21). */
export const dailyViews = pgTable(
  'daily_views',
  {
    /** `user <id>`, `device <id>` or `address <hash>`. */
    viewer: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    propertyIds: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.day] }), index('daily_views_day').on(table.day)],
);

/** How many new devices a network has brought on a day of Istanbul. */
export const dailyDevices = pgTable(
  'daily_devices',
  {
    addressHash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    devices: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.day] })],
);
