import { lt } from 'drizzle-orm';
import { notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** Deletes notifications older than a year: their auctions ended long ago. For a job. */
export async function forgetOldNotifications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ notifications: number }> {
  const oldest = yearsBefore(clock.now(), RETENTION.notificationYears);
  const told = await db.delete(notifications).where(lt(notifications.createdAt, oldest));
  return { notifications: told.rowCount ?? 0 };
}
