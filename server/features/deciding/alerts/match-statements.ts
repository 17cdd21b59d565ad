import { notifyClause } from '#server/features/members/notifications/index.ts';
import { premiumMembersClause } from '#server/features/members/subscriptions/index.ts';

/**
 * A batch uses one snapshot. PostgreSQL plans its statements for the listings of this batch: generic plans, which are
 * best for searches, take ten times as long here. The timeout is long because listings that match nearly every alert
 * cause many inserts, and a batch that exceeds the timeout would be retried forever.
 */
export const BEGIN_BATCH = `begin isolation level repeatable read;
  set local plan_cache_mode = force_custom_plan; set local work_mem = '64MB'; set local statement_timeout = '10min'`;

/**
 * SQL: `listings` are the listings of `$1` that are open for bids at `$2`. `pairs` combines them with the alerts whose
 * keys they have and whose column conditions they meet. The words are compared later, because that is the slowest
 * condition. The lexemes of a listing also contain its place and kind.
 */
const PAIRS = `listings as materialized (
    select s.id, s.end_date, s.price, s.second_round, s.sulh_mahkeme, s.today_ratio, s.words,
      findable_words(s.words) as findable
    from property_search s
    where s.id = any($1::bigint[]) and s.is_open and (s.end_date > $2::timestamptz or s.end_date is null)
  ), premium as materialized (${premiumMembersClause('$2')}),
  running as materialized (select id from organisations where valid_until > $2::timestamptz),
  known as materialized (select distinct what as lexeme from alert_keys),
  lexemes as materialized (
    select l.id, w.lexeme, w.lexeme ^@ '@p' or w.lexeme ^@ '@d' as is_place
    from listings l cross join lateral unnest(l.words) w(lexeme, positions, weights)
    where w.lexeme ^@ '@p' or w.lexeme ^@ '@d' or w.lexeme in (select lexeme from known)
  ), places as (
    select id, '' as place from listings union all select id, lexeme from lexemes where is_place
  ), whats as (
    select id, '' as what from listings union all select id, lexeme from lexemes where not is_place
  ), pairs as materialized (
    select distinct k.alert_id, l.id as property_id, k.needs_words, k.price_from, k.price_to, k.price_or_untold,
      k.most_today_ratio, k.days_remaining,
      k.ends_from, k.ends_until, k.second_round, k.sulh_mahkeme
    from whats w join places p on p.id = w.id join alert_keys k on k.what = w.what and k.place = p.place
      join listings l on l.id = w.id
    where (k.price_or_untold and l.price is null
        or (k.price_from is null or l.price >= k.price_from) and (k.price_to is null or l.price <= k.price_to))
      and (k.ends_from is null or l.end_date >= k.ends_from) and (k.ends_until is null or l.end_date <= k.ends_until)
      and (k.second_round is null or l.second_round = k.second_round)
      and (k.sulh_mahkeme is null or l.sulh_mahkeme = k.sulh_mahkeme)
      and (k.days_remaining is null or l.end_date <= $2::timestamptz + k.days_remaining * interval '1 day')
  )`;

/** SQL: the alert belongs to an organisation whose plan runs, which opens locked texts. */
const OF_RUNNING = 'a.organisation_id in (select id from running)';

/** SQL: the owner of an alert may read locked texts. */
const MAY_READ = `(a.user_id in (select user_id from premium) or ${OF_RUNNING})`;

/**
 * SQL: the alert of a pair is active (and so is its organisation's plan), and the listing contains the words of the
 * alert that its owner may currently search for (D35). The filter by today's value also needs this right (D44).
 */
const MEETS = `a.is_active and (a.organisation_id is null or ${OF_RUNNING})
  and (k.most_today_ratio is null or l.today_ratio <= k.most_today_ratio or not ${MAY_READ}) and case when ${MAY_READ} then not k.needs_words or l.words @@ a.words
    else a.words is null or l.findable @@ a.open_words end`;

/**
 * SQL: the alert did not match the listing as it was before the event; `x.words` are the listing's words before the
 * event. A new listing has no earlier state.
 */
const CAME_INTO = `not (e.old_is_open and (e.old_end_date is null or e.old_end_date > $2::timestamptz)
    and (k.days_remaining is null
      or coalesce(e.old_end_date <= $2::timestamptz + k.days_remaining * interval '1 day', false))
    and (k.ends_from is null or coalesce(e.old_end_date >= k.ends_from, false))
    and (k.ends_until is null or coalesce(e.old_end_date <= k.ends_until, false))
    and (k.price_or_untold and e.old_price is null
      or (k.price_from is null or coalesce(e.old_price >= k.price_from, false))
      and (k.price_to is null or coalesce(e.old_price <= k.price_to, false)))
    and (k.most_today_ratio is null or coalesce(e.old_today_ratio <= k.most_today_ratio, false) or not ${MAY_READ})
    and (k.second_round is null or coalesce(e.old_second_round = k.second_round, false))
    and (k.sulh_mahkeme is null or e.old_sulh_mahkeme = k.sulh_mahkeme)
    and (a.words is null or case when ${MAY_READ} then coalesce(x.words, l.words) @@ a.words
      else coalesce(findable_words(x.words), l.findable) @@ a.open_words end))`;

/**
 * SQL: the owner of alert `a` has saved the listing `x.property_id` and is notified of this change because of that, so
 * the alert does not notify them again. `saved_ad_news` contains pending notifications; sent ones have the time of the
 * change as `detail`.
 */
const HEARS_AS_KEEPER = `h.reason in ('priceDrop', 'secondRound') and (
    exists (
      select from saved_ad_news news join saved_ads s on s.property_id = news.property_id and s.saved_at <= news.changed_at
      where news.property_id = x.property_id and s.user_id = a.user_id
    ) or exists (
      select from notifications n
      where n.user_id = a.user_id and n.property_id = x.property_id and n.alert_id is null and n.reason = 'corrected'
        and n.detail >= (
          select to_char(max(c.changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from property_changes c
          where c.property_id = x.property_id and c.field = case h.reason when 'priceDrop' then 'price' else 'secondRound' end
        )
    )
  )`;

/**
 * SQL that follows `with … rows as (…)`: members are notified; a match of an organisation's alert is stored for its API
 * clients. The clauses of one statement don't see each other's writes, and none depends on them.
 */
const TELL = `members as (select * from rows where user_id is not null), kept as (
    insert into alert_matches (alert_id, property_id, reason, detail, at)
    select alert_id, property_id, reason, detail, $2::timestamptz from rows where user_id is null
    order by alert_id, property_id on conflict do nothing
  ), ${notifyClause('members', '$2')}`;

/**
 * Notifies the owners of matching alerts of what happened; if several things happened to one listing, only of the most
 * important one. An alert reports only events that did not exist yet when it began to look. The reason `changed` (not
 * new, reopened, second round or cheaper) counts only when the change made the listing match the alert.
 * Parameters: 1 listings, 2 now, 3–7 for each happening: event, reason, detail, heading, message; the most important
 * happening first.
 */
export const MATCH_HAPPENINGS = `with ${PAIRS}, happenings as materialized (
    select h.*, e.property_id from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])
      with ordinality as h(event_id, reason, detail, heading, message, place)
      join alert_events e on e.id = h.event_id
  ), hits as materialized (
    select distinct on (a.id, k.property_id) a.id as alert_id, k.property_id, h.place
    from pairs k
      join property_alerts a on a.id = k.alert_id
      join listings l on l.id = k.property_id
      join happenings h on h.property_id = k.property_id
      join alert_events e on e.id = h.event_id
      left join lateral (
        select later.old_words as words from alert_events later
        where later.property_id = e.property_id and later.id >= e.id and later.old_words is not null and h.reason = 'changed'
        order by later.id limit 1
      ) x on true
    where ${MEETS} and (a.seen is null or not pg_visible_in_snapshot(e.made_by, a.seen))
      and (h.reason <> 'changed' or ${CAME_INTO})
    order by a.id, k.property_id, h.place
  ), rows as (
    select a.user_id, x.property_id, x.alert_id, h.reason, h.detail, h.heading || ': “' || a.alert_name || '”' as title,
      h.message
    from hits x join property_alerts a on a.id = x.alert_id join happenings h on h.place = x.place
    where not coalesce(${HEARS_AS_KEEPER}, false)
  ), ${TELL}`;

/**
 * For alerts that require listings ending within some number of days: notifies their owners of listings that have
 * reached this number of days since the listing's timer was set. Parameters: 1 listings, 2 now, 3–4 for each listing:
 * line and end, 5 the heading.
 */
export const MATCH_TIMERS = `with ${PAIRS}, rows as (
    select a.user_id, k.property_id, a.id as alert_id, 'dueSoon' as reason, m.detail,
      $5 || ': “' || a.alert_name || '”' as title, m.message
    from pairs k
      join property_alerts a on a.id = k.alert_id
      join listings l on l.id = k.property_id
      join alert_timers t on t.property_id = k.property_id
      join unnest($1::bigint[], $3::text[], $4::text[]) m(property_id, message, detail) on m.property_id = k.property_id
    where ${MEETS} and k.days_remaining <= t.days
      and a.watches_since < l.end_date - k.days_remaining * interval '1 day'
    order by a.id, k.property_id
  ), ${TELL}`;

/**
 * For alerts that include it: notifies their owners of what was newly read in documents of matching listings. Findings
 * are premium (D20), so this needs the right to read locked texts. Owners who saved the listing have already been
 * notified. Parameters: 1 listings, 2 now, 3–8 for each news: listing, reason, detail, heading, message, when it became
 * known.
 */
export const MATCH_PAPER_NEWS = `with ${PAIRS}, rows as (
    select a.user_id, k.property_id, a.id as alert_id, n.reason, n.detail,
      n.heading || ': “' || a.alert_name || '”' as title, n.message
    from pairs k
      join property_alerts a on a.id = k.alert_id
      join listings l on l.id = k.property_id
      join unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[])
        n(property_id, reason, detail, heading, message, at) on n.property_id = k.property_id
    where ${MEETS} and ${MAY_READ} and n.reason = any(a.paper_news) and a.watches_since < n.at
      and not exists (
        select from notifications o
        where o.user_id = a.user_id and o.property_id = k.property_id and o.alert_id is null
          and o.reason = n.reason and o.detail = n.detail
      )
    order by a.id, k.property_id, n.reason, n.at
  ), ${TELL}`;

/**
 * Sets the timer of each listing to the moment when the time left falls to the next lower whole number of days; deletes
 * the timers of ended listings. A timer of a listing whose end has not changed stays as it is, unless the timer is due.
 * Parameters: 1 listings, 2 now, 3 whether the timers are due.
 */
export const SET_TIMERS = `with listings as (
    select id, is_open and end_date is not null as is_open, end_date,
      least(60, ceil(extract(epoch from end_date - $2::timestamptz) / 86400)::int - 1) as days
    from properties where id = any($1::bigint[])
  ), gone as (
    delete from alert_timers t using listings l
    where t.property_id = l.id and not (l.is_open and l.days > 0)
  )
  insert into alert_timers as t (property_id, end_date, days, due_at)
  select id, end_date, days, end_date - days * interval '1 day' from listings where is_open and days > 0
  on conflict (property_id) do update set end_date = excluded.end_date, days = excluded.days, due_at = excluded.due_at
  where t.end_date <> excluded.end_date or $3::boolean`;
