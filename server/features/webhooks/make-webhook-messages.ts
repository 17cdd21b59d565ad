import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import type { ListingChangeKind } from '#shared/organisations/change-feed.ts';
import { WEBHOOK_TRY_HOURS, type WebhookEvent } from '#shared/organisations/webhook-rules.ts';

const HOUR_MS = 60 * 60_000;
/** So many wait for one endpoint at most; further changes stay in the feed until there is room. */
const MOST_WAITING = 1000;

const EVENT_OF: Readonly<Record<ListingChangeKind, WebhookEvent>> = {
  new: 'listing.created',
  changed: 'listing.changed',
  ended: 'listing.ended',
  sold: 'listing.sold',
  unsold: 'listing.unsold',
  withdrawn: 'listing.withdrawn',
  removed: 'listing.withdrawn',
};
const KINDS = JSON.stringify(EVENT_OF);

/**
 * Makes messages of what has happened since the last ones, and notes how far, in one transaction: a kill makes none twice and
 * loses none. `full`: so many wait that none were made; `more`: the feed goes on.
 */
export async function makeWebhookMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  endpointId: string,
): Promise<'caught up' | 'full' | 'more'> {
  const now = clock.now();
  const givenUpAt = new Date(now.getTime() + WEBHOOK_TRY_HOURS * HOUR_MS);
  return db.transaction(async (tx) => {
    const held = await tx.execute<{ room: number }>(sql`
      select ${MOST_WAITING}::int - (
          select count(*)::int from webhook_messages m where m.endpoint_id = e.id and m.state = 'waiting') as room
      from webhook_endpoints e where e.id = ${endpointId} and e.state = 'active' for update of e`);
    const room = held.rows[0]?.room ?? 0;
    if (room <= 0) return 'full';
    const { rows } = await tx.execute<{ seen: number }>(sql`
      with news as (
        select c.position, c.property_id, c.fields, c.at, ${KINDS}::jsonb ->> c.kind as event, e.organisation_id, e.events, e.listings
        from webhook_endpoints e join listing_changes c on c.position > e.position
        where e.id = ${endpointId} order by c.position limit ${room}
      ), made as (
        insert into webhook_messages (endpoint_id, position, property_id, event, fields, happened_at, made_at, next_try_at, given_up_at)
        select ${endpointId}::uuid, position, property_id, event, fields, at, ${now.toISOString()}::timestamptz,
          ${now.toISOString()}::timestamptz, ${givenUpAt.toISOString()}::timestamptz
        from news n
        where event = any (events) and (listings = 'all' or exists (
          select from organisation_saved_ads s where s.organisation_id = n.organisation_id and s.property_id = n.property_id))
      ), moved as (
        update webhook_endpoints set position = (select max(position) from news)
        where id = ${endpointId} and exists (select from news)
      )
      select count(*)::int as seen from news`);
    return (rows[0]?.seen ?? 0) < room ? 'caught up' : 'more';
  });
}
