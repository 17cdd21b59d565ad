import { and, inArray, lt } from 'drizzle-orm';
import { deliveries, notifications } from '#server/database/tables/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/dates.ts';

/** As long as logs are kept (D5); an auction is over long before. */
const NOTIFICATION_DAYS = 365;
/** What was sent or called off is of use only to find out why something did not arrive. */
const DELIVERY_DAYS = 30;

/** Deletes notifications of more than a year ago and deliveries done with a month ago; dead ones stay to be seen. For a job. */
export async function forgetOldNotifications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ forgotten: number }> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const told = await db.delete(notifications).where(lt(notifications.createdAt, before(NOTIFICATION_DAYS)));
  const isDone = inArray(deliveries.status, ['sent', 'cancelled']);
  const sent = await db.delete(deliveries).where(and(isDone, lt(deliveries.finishedAt, before(DELIVERY_DAYS))));
  return { forgotten: (told.rowCount ?? 0) + (sent.rowCount ?? 0) };
}
