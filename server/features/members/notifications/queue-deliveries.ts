import type { Deps } from '#server/deps.ts';
import { notificationMail, notificationText, smsTime } from './notification-letters.ts';
import { joinQuietHours } from './quiet-hours.ts';

/*
 * Mails and text messages wait until the member's quiet hours end, unless the event that they remind of is over by
 * then. A text message that could only be sent after the event is not sent at all: it would come too late to be useful.
 */
const STATEMENT = `with taken as (
    delete from outbox_items returning channel, user_id, notification_id
  ), timed as (
    select t.channel, t.user_id, t.notification_id, n.due_at,
      greatest(
        case when q.is_quiet and (n.due_at is null or n.due_at > q.ends_at) then q.ends_at else $1::timestamptz end,
        case t.channel when 'sms' then $2::timestamptz end
      ) as send_at
    from taken t
      left join notifications n on n.id = t.notification_id
      left join reminder_settings s on s.user_id = t.user_id
      ${joinQuietHours('q', '$1::timestamptz', 's')}
  ), made as (
    insert into outbox (kind, key, user_id, facts, next_try_at, created_at)
    select case channel when 'email' then $3 else $4 end, gen_random_uuid(), user_id,
      jsonb_build_object('notificationIds', jsonb_agg(notification_id order by notification_id)), send_at, $1
    -- Locked, so that no one goes between being found and being referred to.
    from timed join (select id from users where id in (select user_id from taken) for key share) owners on owners.id = user_id
    where channel <> 'sms' or due_at is null or due_at > send_at
    group by channel, user_id, send_at
    returning 1
  )
  select count(*)::int as queued from made`;

/**
 * Combines the waiting notifications into one letter per member, channel and time of sending. Called at the end of a
 * run that creates notifications, so that each member gets one mail for the run. If a run is killed, the next one
 * queues its notifications.
 */
export async function queueDeliveries(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ queued: number }> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<{ queued: number }>(STATEMENT, [
    now,
    smsTime(now),
    notificationMail.name,
    notificationText.name,
  ]);
  return { queued: rows[0]?.queued ?? 0 };
}
