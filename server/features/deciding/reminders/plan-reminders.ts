import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { reminderPlans } from '#server/database/tables/deciding/reminders.ts';
import type { Deps } from '#server/deps.ts';

const PLAN = `insert into reminder_plans (property_id, end_date, next_at)
  select s.id, s.end_date, $1::timestamptz from property_search s
  where s.is_open and s.end_date > $1
    and exists (select from saved_ads a where a.property_id = s.id)
    and not exists (select from reminder_plans r where r.property_id = s.id and r.end_date = s.end_date)
  order by s.id
  on conflict (property_id) do update set
    moved_from = reminder_plans.end_date, end_date = excluded.end_date, checked_at = null, next_at = excluded.next_at`;

/**
 * Plans saved, open listings that have no plan yet, and plans those again whose end has moved. Compares the end itself,
 * so that it misses no change, no matter who made it and which process was killed.
 */
export async function planReminders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const { rowCount } = await db.$client.query(PLAN, [clock.now()]);
  return rowCount ?? 0;
}

/**
 * Makes the next run check a listing that was just saved: the member who saved it also gets a reminder that others have
 * already got.
 */
export async function wakeReminders(tx: Transaction, propertyId: number, now: Date): Promise<void> {
  await tx
    .update(reminderPlans)
    .set({ checkedAt: null, nextAt: sql`least(${reminderPlans.nextAt}, ${now})` })
    .where(and(eq(reminderPlans.propertyId, propertyId), gt(reminderPlans.endDate, now)));
}
