import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { listingLine, retryConflicts } from '#server/features/members/notifications/index.ts';
import { BEGIN_BATCH, MATCH_TIMERS, SET_TIMERS } from './match-statements.ts';
import { HEADINGS } from './read-events.ts';

const BATCH_TIMERS = 500;

/** Skips a listing that also has a waiting event: the event is matched first. */
const DUE = `select ${SUMMARY_COLUMNS} from alert_timers t join properties p on p.id = t.property_id
  where t.due_at <= $1 and not exists (select from alert_events e where e.property_id = t.property_id)
  order by t.due_at limit ${BATCH_TIMERS}`;

/**
 * Compares listings whose end is one day closer with the alerts that require listings ending within some number of
 * days. Returns the number of notifications. The transaction that writes the notifications also sets the next timers.
 */
export async function matchTimers(deps: Deps, client: PoolClient): Promise<number> {
  for (let notified = 0; ; ) {
    const batch = await retryConflicts(() => matchDue(deps, client));
    if (batch === undefined) return notified;
    notified += batch;
  }
}

async function matchDue(deps: Deps, client: PoolClient): Promise<number | undefined> {
  const now = deps.clock.now();
  await client.query(BEGIN_BATCH);
  try {
    const { rows } = await client.query<SummaryRow>(DUE, [now]);
    const notified = rows.length > 0 ? await tell(client, rows, now) : undefined;
    await client.query('commit');
    return notified;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function tell(client: PoolClient, due: readonly SummaryRow[], now: Date): Promise<number> {
  const listings = due.map((row) => toListingSummary(row, now));
  const ids = listings.map(({ id }) => id);
  const { rows } = await client.query<{ told: number }>(MATCH_TIMERS, [
    ids,
    now,
    listings.map((listing) => listingLine(listing)),
    listings.map(({ endDate }) => endDate ?? ''),
    HEADINGS.dueSoon,
  ]);
  await client.query(SET_TIMERS, [ids, now, true]);
  return rows[0]?.told ?? 0;
}
