import { and, inArray, lt, or } from 'drizzle-orm';
import { deliveries, notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * Deletes notifications older than a year (their auctions ended long ago), deliveries that were sent or cancelled more
 * than a month ago, and all other deliveries once they are older than a year. For a job.
 */
export async function forgetOldNotifications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ notifications: number; deliveries: number }> {
  const now = clock.now();
  const oldest = yearsBefore(now, RETENTION.notificationYears);
  const monthAgo = new Date(now.getTime() - RETENTION.deliveryDays * DAY_MS);
  const told = await db.delete(notifications).where(lt(notifications.createdAt, oldest));
  const isDone = inArray(deliveries.status, ['sent', 'cancelled']);
  const sent = await db
    .delete(deliveries)
    .where(or(and(isDone, lt(deliveries.finishedAt, monthAgo)), lt(deliveries.createdAt, oldest)));
  return { notifications: told.rowCount ?? 0, deliveries: sent.rowCount ?? 0 };
}
