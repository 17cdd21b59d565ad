import { and, count, desc, eq, lt } from 'drizzle-orm';
import { notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/accounts/index.ts';
import type { Notification, Notifications } from '#shared/notifications.ts';
import { openChannels } from './channels.ts';

/** One page of a member's notifications, newest first, and the number of all unread notifications. */
export async function listNotifications(
  deps: Pick<Deps, 'db' | 'mailer' | 'config'>,
  userId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Notifications> {
  const own = eq(notifications.userId, userId);
  const rows = await deps.db
    .select()
    .from(notifications)
    .where(before === undefined ? own : and(own, lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(toNotification);
  return {
    notifications: page,
    unreadCount: await countUnread(deps, userId),
    nextBefore: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    channels: openChannels(deps),
  };
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
