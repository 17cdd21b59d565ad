/**
 * Returns SQL that follows `with … rows as (…)`. It creates a notification on the site for every row of `rows`
 * (user_id, property_id, alert_id, reason, detail, title, message) and queues it for members who want mails or text
 * messages. It queues even when this process has no mail server: an import from a shell queues, and the running server
 * sends. Mails and text messages are sent only to confirmed addresses and numbers, because a member may have entered
 * another person's. It never repeats an earlier notification. The statement returns `told`, the number of new
 * notifications. `now` is the placeholder of the time, `dueAt` an expression over `r` for the moment that a reminder is
 * about.
 */
export function notifyClause(rows: string, now: string, dueAt = 'null::timestamptz'): string {
  return `told_now as (
      insert into notifications (user_id, property_id, alert_id, reason, detail, title, message, due_at, created_at)
      select r.user_id, r.property_id, r.alert_id, r.reason, r.detail, r.title, r.message, ${dueAt}, ${now}::timestamptz
      from ${rows} r
      on conflict do nothing
      returning id, user_id
    ), queued as (
      insert into outbox_items (channel, user_id, notification_id)
      select c.channel, n.user_id, n.id
      from told_now n join users u on u.id = n.user_id
        cross join lateral (values
          ('email', u.email_notifications and u.email_verified), ('sms', u.phone_notifications and u.phone_number_verified)
        ) c(channel, is_wanted)
      where c.is_wanted and u.closed_at is null
    )
    select count(*)::int as told from told_now`;
}
