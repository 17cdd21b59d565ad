import type { PoolClient } from 'pg';
import { TEND_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { countCommonWords } from './count-common-words.ts';
import { forgetReach } from './find-reach.ts';

/** A process that has not searched for this long reads all listings again instead of only the changes. */
const KEPT_MS = DAY_MS;

/**
 * Counts common words when that is due, updates the planner's statistics about the size of the market, and deletes
 * changes that every process has read long ago. For a job every minute and after an import; safe at any time.
 */
export async function tendSearch(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ forgotten: number }> {
  const client = await deps.db.$client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [TEND_LOCK]);
    if (!rows[0]?.locked) return { forgotten: 0 };
    try {
      const now = deps.clock.now();
      const open = await client.query<{ open: number }>('select count(*)::int as open from open_property_search');
      const isDue = await countCommonWords(client, now, open.rows[0]?.open ?? 0);
      // Without new statistics the planner still assumes a small market: suggestions then take minutes.
      if (isDue) await client.query('analyze open_property_search (id, end_date, price)');
      return { forgotten: await forgetChanges(client, new Date(now.getTime() - KEPT_MS)) };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [TEND_LOCK]);
      forgetReach(deps);
    }
  } finally {
    client.release();
  }
}

/** A single statement, so that a snapshot without a deleted change contains the note that it was deleted. */
async function forgetChanges(client: PoolClient, before: Date): Promise<number> {
  const { rowCount } = await client.query(
    `with last as (
      select max(made_by) as until from search_changes where at < $1
        and (select at < $1 - interval '1 day' from search_changes order by made_by limit 1)
    ), replaced as (
      delete from forgotten_search_changes where exists (select from last where until is not null)
    ), noted as (
      insert into forgotten_search_changes (until) select until from last where until is not null on conflict do nothing
    )
    delete from search_changes using last where made_by <= until`,
    [before],
  );
  return rowCount ?? 0;
}
