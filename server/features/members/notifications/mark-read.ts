import { and, eq } from 'drizzle-orm';
import { notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

/** Marks one notification as read. Throws 404 when it does not exist or belongs to another member. */
export async function markRead({ db }: Pick<Deps, 'db'>, userId: string, id: number): Promise<void> {
  const { rowCount } = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  if (rowCount === 0) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir bildirim yok.');
}

export async function markAllRead({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
}
