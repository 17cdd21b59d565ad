import type { Deps } from '#server/deps.ts';
import { smsTime } from './sms-time.ts';

const STATEMENT = `with taken as (
    delete from outbox_items returning channel, user_id, notification_id
  ), made as (
    insert into deliveries (channel, user_id, notification_ids, next_attempt_at, created_at)
    select channel, user_id, array_agg(notification_id order by notification_id),
      case channel when 'sms' then $2::timestamptz else $1::timestamptz end, $1
    -- Locked, so that no one goes between being found and being referred to.
    from taken join (select id from users where id in (select user_id from taken) for key share) owners on owners.id = user_id
    group by channel, user_id
    returning 1
  )
  select count(*)::int as queued from made`;

/**
 * Combines the waiting notifications into one delivery per member and channel. Called at the end of a run that creates
 * notifications, so that each member gets one mail for the run. The next run queues what a killed run left behind.
 */
export async function queueDeliveries(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ queued: number }> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<{ queued: number }>(STATEMENT, [now, smsTime(now)]);
  return { queued: rows[0]?.queued ?? 0 };
}
