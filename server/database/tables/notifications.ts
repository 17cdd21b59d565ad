import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NotificationReason } from '../../../shared/notifications.ts';
import { users } from './accounts.ts';
import { instant } from './instant.ts';

export type Channel = 'email' | 'sms';

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Notifications of members on the site (spec §3), worded when the event happened.
 * @kept Bildirimler
 * /
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /**
     * A trigger deletes it with its listing: a foreign key would look up the listing for every row. Null for news of
     * the site itself.
     */
    propertyId: bigint({ mode: 'number' }),
    /** The alert that caused it, which may have been deleted; null for a saved listing. */
    alertId: bigint({ mode: 'number' }),
    reason: text().$type<NotificationReason>().notNull(),
    /** Distinguishes this from an earlier one for the same reason: the new price, the new end. */
    detail: text().notNull().default(''),
    title: text().notNull(),
    message: text().notNull(),
    /** When the event it reminds of is over; null for news. Quiet hours don't delay it past this time. */
    dueAt: instant(),
    isRead: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A notification that is written twice is stored once.
    uniqueIndex('notifications_of_alerts')
      .on(table.alertId, table.propertyId, table.reason, table.detail)
      .where(sql`${table.alertId} is not null`),
    uniqueIndex('notifications_of_saved_ads')
      .on(table.userId, table.propertyId, table.reason, table.detail)
      .where(sql`${table.alertId} is null`),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`not ${table.isRead}`),
  ],
);

/**
 * Notifications that wait to be gathered into a delivery, written with them. They exist only for minutes, so there is
 * no foreign key.
 * @kept Gönderilmiş e-posta ve kısa mesaj kayıtları
 * /
 */
export const outboxItems = pgTable(
  'outbox_items',
  {
    channel: text().$type<Channel>().notNull(),
    userId: uuid().notNull(),
    notificationId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.channel] })],
);
