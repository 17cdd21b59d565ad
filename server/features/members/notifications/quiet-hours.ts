/**
 * Returns SQL that joins, as `name`, a member's quiet hours at a moment: `is_quiet`, and `begins_at` and `ends_at` of
 * the quiet time around the moment. `settings` is a row of `reminder_settings` or nulls; hours are those of Istanbul.
 */
export function joinQuietHours(name: string, moment: string, settings: string): string {
  return `cross join lateral (
      select coalesce(h.local < h.ends, false) as is_quiet,
        h.begins at time zone 'Europe/Istanbul' as begins_at, h.ends at time zone 'Europe/Istanbul' as ends_at
      from (
        select b.local, b.begins,
          b.begins + make_interval(hours => mod(${settings}.quiet_until - ${settings}.quiet_from + 24, 24)) as ends
        from (
          select l.local, l.today - case when l.today > l.local then interval '1 day' else interval '0' end as begins
          from (
            select m.local, date_trunc('day', m.local) + make_interval(hours => ${settings}.quiet_from) as today
            from (select (${moment}) at time zone 'Europe/Istanbul' as local) m
          ) l
        ) b
      ) h
    ) ${name}`;
}
