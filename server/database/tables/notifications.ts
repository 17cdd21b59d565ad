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
 * What members are told on the site (spec §3), in the words of the moment it happened.
 * @kept Bildirimler
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /**
     * Deleted with its listing by a trigger: a foreign key would look up the listing of every single one. Null for news
     * of the site itself.
     */
    propertyId: bigint({ mode: 'number' }),
    /** The alert it comes from, which may be gone; null for a saved listing. */
    alertId: bigint({ mode: 'number' }),
    reason: text().$type<NotificationReason>().notNull(),
    /** What tells this from an earlier one for the same reason: the new price, the new end. */
    detail: text().notNull().default(''),
    title: text().notNull(),
    message: text().notNull(),
    /** When what it reminds of is over; null for news. Quiet hours don't hold it back beyond that. */
    dueAt: instant(),
    isRead: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    // What is written twice is told once.
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
 * Notifications that wait to be gathered into a delivery, written with them; for minutes only, so no key watches over
 * them.
 * @kept Gönderilmiş e-posta ve kısa mesaj kayıtları
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
