import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { ListingChangeKind } from '#shared/organisations/change-feed.ts';
import { WEBHOOK_TRY_HOURS, type WebhookEvent } from '#shared/organisations/webhook-rules.ts';

const HOUR_MS = 60 * 60_000;
/** The maximum number of waiting messages per endpoint; further messages are made when there is room. */
const MOST_WAITING = 1000;

const EVENT_OF: Readonly<Record<ListingChangeKind, WebhookEvent>> = {
  new: 'listing.created',
  changed: 'listing.changed',
  ended: 'listing.ended',
  sold: 'listing.sold',
  unsold: 'listing.unsold',
  withdrawn: 'listing.withdrawn',
  removed: 'listing.withdrawn',
  lot: 'lot.changed',
};
const KINDS = JSON.stringify(EVENT_OF);

type Making = { readonly endpointId: string; readonly lastMatch: number };

/**
 * Makes messages for what has happened since the last ones, and stores how far, in one transaction: a kill neither
 * duplicates nor loses any. A match of an alert follows the change that caused it. `full`: none were made, because too
 * many wait; `more`: further messages have to be made.
 */
export async function makeWebhookMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { endpointId, lastMatch }: Making,
): Promise<'caught up' | 'full' | 'more'> {
  const times = timesOf(clock.now());
  return db.transaction(async (tx) => {
    const held = await tx.execute<{ room: number }>(sql`
      select ${MOST_WAITING}::int - (
          select count(*)::int from webhook_messages m where m.endpoint_id = e.id and m.state = 'waiting') as room
      from webhook_endpoints e where e.id = ${endpointId} and e.state = 'active' for update of e`);
    const room = held.rows[0]?.room ?? 0;
    if (room <= 0) return 'full';
    const changes = await tellChanges(tx, { endpointId, room, times });
    if (changes === room) return 'more';
    const left = room - changes;
    return (await tellMatches(tx, { endpointId, room: left, times, lastMatch })) === left ? 'more' : 'caught up';
  });
}

/** SQL: when messages are created, first sent and given up. */
function timesOf(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const givenUpAt = new Date(now.getTime() + WEBHOOK_TRY_HOURS * HOUR_MS).toISOString();
  return sql`${at}, ${at}, ${givenUpAt}::timestamptz`;
}

type Telling = { readonly endpointId: string; readonly room: number; readonly times: SQL };

/** Returns how many changes were processed. */
async function tellChanges(tx: Transaction, { endpointId, room, times }: Telling): Promise<number> {
  const { rows } = await tx.execute<{ seen: number }>(sql`
    with news as (
      select c.position, c.property_id, c.fields, c.at, ${KINDS}::jsonb ->> c.kind as event, e.organisation_id, e.events, e.listings
      from webhook_endpoints e join listing_changes c on c.position > e.position
      where e.id = ${endpointId} order by c.position limit ${room}
    ), made as (
      insert into webhook_messages (endpoint_id, position, property_id, event, told, happened_at, made_at, next_try_at, given_up_at)
      select ${endpointId}::uuid, position, property_id, event, jsonb_build_object('fields', fields), at, ${times}
      from news n
      where event = any (events) and case listings
        when 'all' then true
        when 'shared' then exists (
          select from organisation_saved_ads s where s.organisation_id = n.organisation_id and s.property_id = n.property_id)
        else exists (
          select from alert_matches m join property_alerts a on a.id = m.alert_id
          where m.property_id = n.property_id and a.organisation_id = n.organisation_id)
        end
      order by position
    ), moved as (
      update webhook_endpoints set position = (select max(position) from news)
      where id = ${endpointId} and exists (select from news)
    )
    select count(*)::int as seen from news`);
  return rows[0]?.seen ?? 0;
}

/** Returns how many matches were processed. */
async function tellMatches(
  tx: Transaction,
  { endpointId, room, times, lastMatch }: Telling & Pick<Making, 'lastMatch'>,
): Promise<number> {
  const { rows } = await tx.execute<{ seen: number }>(sql`
    with found as (
      select m.*, e.events
      from webhook_endpoints e join property_alerts a using (organisation_id)
        join alert_matches m on m.alert_id = a.id and m.id > e.match_position and m.id <= ${lastMatch}
      where e.id = ${endpointId} order by m.id limit ${room}
    ), made as (
      insert into webhook_messages (endpoint_id, match_id, property_id, event, told, happened_at, made_at, next_try_at, given_up_at)
      select ${endpointId}::uuid, id, property_id, 'alert.matched', jsonb_build_object('alertId', alert_id, 'reason', reason), at, ${times}
      from found where 'alert.matched' = any (events) order by id
    ), seen as (
      select count(*)::int as seen, max(id) as last from found
    ), moved as (
      update webhook_endpoints set match_position = case when seen = ${room} then last else greatest(match_position, ${lastMatch}) end
      from seen where webhook_endpoints.id = ${endpointId}
    )
    select seen from seen`);
  return rows[0]?.seen ?? 0;
}

/**
 * Queues a message about a finished report for the organisation's endpoints, in the transaction that marks it ready.
 * Endpoints that rest or are paused get it when they resume.
 */
export async function tellOfReport(
  tx: Transaction,
  { organisationId, reportId, at }: { readonly organisationId: string; readonly reportId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into webhook_messages (endpoint_id, report_id, event, told, happened_at, made_at, next_try_at, given_up_at)
    select id, ${reportId}::uuid, 'report.ready', jsonb_build_object('reportId', ${reportId}::text), ${at.toISOString()}::timestamptz,
      ${timesOf(at)}
    from webhook_endpoints where organisation_id = ${organisationId} and 'report.ready' = any (events)
    on conflict do nothing`);
}
