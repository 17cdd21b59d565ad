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
 * Trials of premium, one per person as far as can be told (D22, D34). Hashes are keyed with the installation's secret.
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
 */
export const trials = pgTable(
  'trials',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a trial without an account, and once the account is deleted. */
    userId: uuid()
      .unique('trials_user')
      .references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the id a browser gave itself. */
    deviceHash: text().notNull().unique('trials_device'),
    /** Hash of the mark the server gave the browser. */
    markHash: text().notNull().unique('trials_mark'),
    /** Hash of the connection the request came from. */
    addressHash: text().notNull(),
    /** Hash of the wider network of that connection: /24 or /48. */
    networkHash: text().notNull(),
    startedAt: instant().notNull(),
    /** When its account was deleted; the trial stays on record for a year from then. */
    releasedAt: instant(),
  },
  (table) => [
    index('trials_address').on(table.addressHash, table.startedAt),
    index('trials_network').on(table.networkHash, table.startedAt),
  ],
);

/**
 * Trials that members asked for before they confirmed their address (D46): the one that is asked for last begins with
 * the confirmation. The hashes are those of `trials`.
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
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
 * Whom a trial belongs to: hashes of e-mail and number, which stay for a year after the account (D34).
 * @kept Deneme kaydı (e-posta, telefon ve cihaz özetleri)
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
 * What was paid, and for which time; the only proof of premium (D23). The time of a corporate plan is its
 * organisation's.
 * @kept Ödeme kayıtları
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
    /** The provider's own number of the payment: the same payment is never recorded twice. */
    reference: text().notNull().unique('payments_reference'),
    paidAt: instant().notNull(),
    /** When the time paid for begins; null where that is `paidAt`. */
    validFrom: instant(),
    validUntil: instant().notNull(),
    /** The order that was paid. Money that came twice is on record without a time (`validFrom` = `validUntil`). */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('payments_user').on(table.userId, table.validUntil),
    // An order is paid for once, no matter who reports the payment and how often.
    uniqueIndex('payments_order').on(table.orderId).where(sql`${table.validFrom} < ${table.validUntil}`),
  ],
);

/**
 * Which listings and documents someone of the free plan has opened on a day of Istanbul (D21, D28).
 * @kept Günlük ilan ve belge sayımı
 */
export const dailyViews = pgTable(
  'daily_views',
  {
    /** `user <id>`, `device <id>` or `address <hash>`. */
    viewer: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    propertyIds: bigint({ mode: 'number' }).array().notNull(),
    /** Addresses as the listing names them. */
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
 * How many new devices a network has brought on a day of Istanbul.
 * @kept Günlük ilan ve belge sayımı
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
