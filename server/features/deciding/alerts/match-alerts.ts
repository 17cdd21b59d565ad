import type { PoolClient } from 'pg';
import { ALERT_LOCKS } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { queueDeliveries, retryConflicts, withConnection } from '#server/features/members/notifications/index.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { matchPaperNews } from './match-paper-news.ts';
import { BEGIN_BATCH, MATCH_HAPPENINGS, SET_TIMERS } from './match-statements.ts';
import { matchTimers } from './match-timers.ts';
import { type Happening, readHappenings } from './read-events.ts';

/**
 * The number of events whose listings are matched in one transaction. It limits memory and the duration of a statement
 * when many events are waiting.
 */
const BATCH_EVENTS = 500;
/** When several things happened to one listing, the alert's owner is notified of the first one in this list. */
const MATTERS: readonly NotificationReason[] = ['new', 'reopened', 'secondRound', 'priceDrop', 'changed'];

export type MatchCounts = { matched: number; notified: number; queued: number };

/**
 * Compares new and changed auctions, and what was newly read in documents, with all active alerts, and notifies the
 * owners of the alerts that match: once for every reason. The transaction that writes the notifications also deletes
 * the compared events, so that matching can be stopped at any instant and repeated. Does nothing while another process
 * matches. For a job.
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
      // Releases the lock at once for the next run. If the connection is lost, the lock is already released.
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
    // All listings of this batch are changing at this moment: the next run matches them.
    if (batch.matched === 0) break;
  }
  notified += await matchTimers(deps, client);
  notified += await matchPaperNews(deps, client);
  await client.query(FORGET_SEEN);
  const { queued } = await queueDeliveries(deps);
  return { matched, notified, queued };
}

/**
 * Returns the oldest waiting events and all other events of the same listings. An alert that is being written at this
 * moment may have begun to look before these events existed. This function waits until such an alert is committed, so
 * that the batch, which sees the database as it is after the wait, includes the alert. An alert that is written later
 * has already seen these events.
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

/** Deletes the snapshot `seen` of an alert once all events that the snapshot includes have been matched. */
const FORGET_SEEN = `update property_alerts a set seen = null
  where a.seen is not null
    and not exists (select from alert_events e where pg_visible_in_snapshot(e.made_by, a.seen))`;
