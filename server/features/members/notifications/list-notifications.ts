import { and, count, desc, eq, lt } from 'drizzle-orm';
import { notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import type { Notification, NotificationSummary } from '#shared/notifications.ts';
import { openChannels } from './channels.ts';

/** Returns a member's notifications, newest first, at most `limit` of those older than `before`. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Notification[]> {
  const own = eq(notifications.userId, userId);
  const rows = await db
    .select()
    .from(notifications)
    .where(before === undefined ? own : and(own, lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(toNotification);
}

/** Returns the number of unread notifications of a member, and the channels by which they can be sent. */
export async function summariseNotifications(
  deps: Pick<Deps, 'db' | 'mailer' | 'config'>,
  userId: string,
): Promise<NotificationSummary> {
  return { unreadCount: await countUnread(deps, userId), channels: openChannels(deps) };
}

export async function countUnread({ db }: Pick<Deps, 'db'>, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  return row?.unread ?? 0;
}

/** A member's notifications, for the export of the member's data. */
export const exportNotifications: ExportPart = async ({ db }, userId) => {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id));
  return { name: 'notifications', rows: rows.map(toNotification) };
};

function toNotification(row: typeof notifications.$inferSelect): Notification {
  const { id, title, message, isRead, createdAt, reason, propertyId, alertId } = row;
  return { id, title, message, isRead, createdAt: createdAt.toISOString(), reason, propertyId, alertId };
}
