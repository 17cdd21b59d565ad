/**
 * SQL, to follow `with … rows as (…)`: tells every row of `rows` (user_id, property_id, alert_id, reason, detail, title,
 * message) on the site and queues it for whoever wants it sent, whether or not this process knows a mail server: the import
 * of a shell queues what the running server sends. Mails go only to addresses that are confirmed, since anybody may have
 * typed another's. What was told before is not told again. The statement answers `told`, the number of new notifications.
 * `now` is the placeholder of the time.
 */
export function notifyClause(rows: string, now: string): string {
  return `told_now as (
      insert into notifications (user_id, property_id, alert_id, reason, detail, title, message, created_at)
      select r.user_id, r.property_id, r.alert_id, r.reason, r.detail, r.title, r.message, ${now}::timestamptz from ${rows} r
      on conflict do nothing
      returning id, user_id
    ), queued as (
      insert into outbox_items (channel, user_id, notification_id)
      select c.channel, n.user_id, n.id
      from told_now n join users u on u.id = n.user_id
        cross join lateral (values
          ('email', u.email_notifications and u.email_verified), ('sms', u.phone_notifications)
        ) c(channel, is_wanted)
      where c.is_wanted
    )
    select count(*)::int as told from told_now`;
}
