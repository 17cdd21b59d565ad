import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderPlan } from '#shared/orders/order-rules.ts';
import { users } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './selling/orders.ts';

/**
 * Trials of premium, one per person as far as this can be known (D22, D34). Hashes are keyed with the installation's
 * secret.
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
 * /
 */
export const trials = pgTable(
  'trials',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a trial without an account, and once the account is deleted. */
    userId: uuid()
      .unique('trials_user')
      .references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the id that a browser gave itself. */
    deviceHash: text().notNull().unique('trials_device'),
    /** Hash of the mark that the server gave the browser. */
    markHash: text().notNull().unique('trials_mark'),
    /** Hash of the connection the request came from. */
    addressHash: text().notNull(),
    /** Hash of the wider network of that connection: /24 or /48. */
    networkHash: text().notNull(),
    startedAt: instant().notNull(),
    /** When its account was deleted; the trial stays on record for a year after that. */
    releasedAt: instant(),
  },
  (table) => [
    index('trials_address').on(table.addressHash, table.startedAt),
    index('trials_network').on(table.networkHash, table.startedAt),
  ],
);

/**
 * Trials that members requested before they confirmed their address (D46): the last requested one begins with the
 * confirmation. The hashes are those of `trials`.
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
 * /
 */
export const askedTrials = pgTable('asked_trials', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  deviceHash: text().notNull(),
  markHash: text().notNull(),
  addressHash: text().notNull(),
  networkHash: text().notNull(),
  askedAt: instant().notNull(),
});

/**
 * The person a trial belongs to: hashes of e-mail and number, which stay for a year after the account (D34).
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
 * /
 */
export const trialMarks = pgTable(
  'trial_marks',
  {
    hash: text().primaryKey(),
    trialId: bigint({ mode: 'number' })
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
  },
  (table) => [index('trial_marks_trial').on(table.trialId)],
);

/**
 * Payments and the time that they paid for; the only proof of premium (D23). The time of a corporate plan belongs to
 * its organisation.
 * @kept Ödeme kayıtları
 * /
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text().$type<OrderPlan>().notNull().default('premium'),
    /** In lira. */
    amount: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** `transfer`, `gift`, or the key of the payment provider. */
    provider: text().notNull(),
    /** The provider's own number of the payment, so that the same payment is never recorded twice. */
    reference: text().notNull().unique('payments_reference'),
    paidAt: instant().notNull(),
    /** When the paid time begins; null if at `paidAt`. */
    validFrom: instant(),
    validUntil: instant().notNull(),
    /** The order that was paid. A duplicate payment is recorded without a time (`validFrom` = `validUntil`). */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('payments_user').on(table.userId, table.validUntil),
    // An order is paid once, no matter who reports the payment and how often.
    uniqueIndex('payments_order').on(table.orderId).where(sql`${table.validFrom} < ${table.validUntil}`),
  ],
);

/**
 * The listings and documents that a person on the free plan has opened on a day of Istanbul (D21, D28).
 * @kept Günlük ilan ve belge sayımı
 * /
 */
export const dailyViews = pgTable(
  'daily_views',
  {
    /** `user <id>`, `device <id>` or `address <hash>`. */
    viewer: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    propertyIds: bigint({ mode: 'number' }).array().notNull(),
    /** Addresses as in the listing. */
    documents: text().array().notNull().default([]),
    /** The network of a browser without an account, as a keyed hash. */
    addressHash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.day] }),
    index('daily_views_day').on(table.day),
    index('daily_views_network').on(table.day, table.addressHash),
  ],
);

/**
 * The number of new devices per network and day of Istanbul.
 * @kept Günlük ilan ve belge sayımı
 * /
 */
export const dailyDevices = pgTable(
  'daily_devices',
  {
    addressHash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    devices: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.day] })],
);
