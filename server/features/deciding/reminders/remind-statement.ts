import { joinQuietHours, notifyClause } from '#server/features/members/notifications/index.ts';
import { BEFORE_QUIET_MINUTES, REMINDER_KINDS, USUAL_STEPS } from '#shared/reminders/reminder-rules.ts';
import { KIND_REASONS, type ReminderNotice } from './reminder-notice.ts';

const COLUMNS = { end: 'end_minutes', cash: 'cash_minutes', letter: 'letter_minutes', payment: 'payment_minutes' };

/** SQL: the member's setting for the kind of `n`, or the default. */
const STEPS = `case n.kind ${REMINDER_KINDS.map(
  (kind) => `when '${kind}' then coalesce(s.${COLUMNS[kind]}, '{${USUAL_STEPS[kind].join(',')}}'::smallint[])`,
).join(' ')} end`;
const REASONS = `case d.kind ${REMINDER_KINDS.map(
  (kind) => `when '${kind}' then '{${KIND_REASONS[kind].join(',')}}'::text[]`,
).join(' ')} end`;

/** The recipients: everybody who saved the listing, or the member who won it. */
const AUDIENCES = {
  savers: { join: 'join saved_ads a on a.property_id = n.property_id', owner: 'a.user_id' },
  winners: { join: '', owner: 'n.user_id' },
} as const;

/**
 * SQL that notifies any number of members of what is due for them: `$1` is now, the rest is from `noticeValues`. Of the
 * due steps of a date only the nearest is sent, and none if a reminder of the date was sent since that moment. A
 * reminder in a member's quiet hours whose date would also pass within them is sent before they begin.
 */
export function remindStatement(audience: keyof typeof AUDIENCES): string {
  const { join, owner } = AUDIENCES[audience];
  return `with notices as (
      select * from unnest($2::uuid[], $3::bigint[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::int[], $8::text[], $9::text[], $10::text[], $11::text[])
        as n(user_id, property_id, kind, due_at, planned_at, minutes, reason, detail, title, message)
    ), chosen as (
      select ${owner} as user_id, n.property_id, n.kind, n.due_at, n.minutes, n.reason, n.detail, n.title, n.message,
        n.planned_at, s.quiet_from, s.quiet_until
      from notices n ${join}
        left join reminder_settings s on s.user_id = ${owner}
      where n.minutes = any(${STEPS})
    ), timed as (
      select c.*, q.is_quiet and c.due_at <= q.ends_at as is_early,
        case when q.is_quiet and c.due_at <= q.ends_at
          then q.begins_at - interval '${BEFORE_QUIET_MINUTES} minutes' else c.planned_at end as tell_at
      from chosen c ${joinQuietHours('q', 'c.planned_at', 'c')}
    ), due as (
      select distinct on (user_id, property_id, kind) * from timed
      where tell_at <= $1 and due_at > $1
      order by user_id, property_id, kind, minutes
    ), rows as (
      select d.user_id, d.property_id, null::bigint as alert_id, d.reason, d.detail, d.title, d.due_at,
        d.message || case when d.is_early and d.planned_at > $1 then ' · sessiz saatleriniz başlamadan bildiriyoruz' else '' end as message
      from due d
      -- The index that keeps it single would refuse them as well, but waking it for every run costs more than asking.
      where not exists (
        select from notifications t
        where t.user_id = d.user_id and t.property_id = d.property_id and t.alert_id is null
          and t.reason = any(${REASONS}) and split_part(t.detail, ' ', 1) = split_part(d.detail, ' ', 1)
          and (t.detail = d.detail and t.reason = d.reason or t.created_at >= d.tell_at)
      )
      order by d.user_id, d.property_id, d.reason
    ), ${notifyClause('rows', '$1', 'r.due_at')}`;
}

/** Notices as the parameters of the statement. */
export function noticeValues(notices: readonly ReminderNotice[], now: Date): unknown[] {
  const all = <Name extends keyof ReminderNotice>(name: Name) => notices.map((notice) => notice[name]);
  return [
    now,
    all('userId'),
    all('propertyId'),
    all('kind'),
    all('dueAt'),
    all('plannedAt'),
    all('minutes'),
    all('reason'),
    all('detail'),
    all('title'),
    all('message'),
  ];
}
