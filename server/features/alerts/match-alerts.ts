import type { PoolClient } from 'pg';
import { ALERT_LOCKS } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { queueDeliveries, retryConflicts, withConnection } from '#server/features/notifications/index.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { BEGIN_BATCH, MATCH_HAPPENINGS, SET_TIMERS } from './match-statements.ts';
import { matchTimers } from './match-timers.ts';
import { type Happening, readHappenings } from './read-events.ts';

/** Events whose listings are matched in one transaction: memory and the time of a statement stay bounded, however many there are. */
const BATCH_EVENTS = 500;
/** Of several things that happened to one listing, the first of these is told. */
const MATTERS: readonly NotificationReason[] = ['new', 'reopened', 'secondRound', 'priceDrop', 'changed'];

export type MatchCounts = { matched: number; notified: number; queued: number };

/**
 * Compares auctions that are new or have changed with all active alerts, and tells their owners of those that match: each once
 * for every reason. What has been compared is marked in the transaction that writes the notifications, so that it can be
 * stopped at any instant and repeated; while another process matches, nothing is done. For a job.
 */
export function matchAlerts(deps: Deps): Promise<MatchCounts> {
  return withConnection(deps, async (client) => {
    const { space, matching } = ALERT_LOCKS;
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) as ok', [
      space,
      matching,
    ]);
    if (!rows[0]?.ok) return { matched: 0, notified: 0, queued: 0 };
    try {
      return await matchAll(deps, client);
    } finally {
      // Given back at once, so that the next run finds it; if the connection is gone, the lock has gone with it.
      await client.query('select pg_advisory_unlock($1, $2)', [space, matching]).catch(() => undefined);
    }
  });
}

async function matchAll(deps: Deps, client: PoolClient): Promise<MatchCounts> {
  let [matched, notified] = [0, 0];
  for (;;) {
    const eventIds = await takeEvents(client);
    if (eventIds.length === 0) break;
    const batch = await retryConflicts(() => matchBatch(deps, client, eventIds));
    matched += batch.matched;
    notified += batch.notified;
    // All of it is being changed at this very moment: the next run finds it settled.
    if (batch.matched === 0) break;
  }
  notified += await matchTimers(deps, client);
  await client.query(FORGET_SEEN);
  const { queued } = await queueDeliveries(deps);
  return { matched, notified, queued };
}

/**
 * Events that wait, the oldest first, with all that has happened to their listings since. An alert that is being written at this moment may have looked at the listings before
 * these were there: it is waited for, so that the batch, which sees the database as it is from here on, knows it. One that
 * is written later has seen them.
 */
async function takeEvents(client: PoolClient): Promise<string[]> {
  const statement = `select id from alert_events
    where property_id in (select property_id from alert_events order by id limit ${BATCH_EVENTS})`;
  const { rows } = await client.query<{ id: string }>(statement);
  const { space, writing } = ALERT_LOCKS;
  await client.query('select pg_advisory_lock($1, $2)', [space, writing]);
  await client.query('select pg_advisory_unlock($1, $2)', [space, writing]);
  return rows.map(({ id }) => id);
}

async function matchBatch(deps: Deps, client: PoolClient, eventIds: readonly string[]) {
  const now = deps.clock.now();
  await client.query(BEGIN_BATCH);
  try {
    const happenings = await readHappenings(client, eventIds, now);
    const notified = happenings.length > 0 ? await tell(client, happenings, now) : 0;
    await client.query('commit');
    return { matched: happenings.length, notified };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function tell(client: PoolClient, happenings: readonly Happening[], now: Date): Promise<number> {
  const ranked = happenings.toSorted(
    (a, b) => MATTERS.indexOf(a.reason) - MATTERS.indexOf(b.reason) || a.eventId - b.eventId,
  );
  const listings = [...new Set(happenings.map(({ propertyId }) => propertyId))];
  const { rows } = await client.query<{ told: number }>(MATCH_HAPPENINGS, [
    listings,
    now,
    ranked.map(({ eventId }) => eventId),
    ranked.map(({ reason }) => reason),
    ranked.map(({ detail }) => detail),
    ranked.map(({ heading }) => heading),
    ranked.map(({ message }) => message),
  ]);
  await client.query(SET_TIMERS, [listings, now, false]);
  await client.query('delete from alert_events where id = any($1)', [happenings.map(({ eventId }) => eventId)]);
  return rows[0]?.told ?? 0;
}

/** What an alert had seen when it began is of no interest once all of it has been matched. */
const FORGET_SEEN = `update property_alerts a set seen = null
  where a.seen is not null
    and not exists (select from alert_events e where pg_visible_in_snapshot(e.made_by, a.seen))`;
