import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { CHANGES_KEPT_DAYS } from '#shared/organisations/change-feed.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { numberChanges } from './number-changes.ts';

/** A job: deletes changes of listings after 30 days, from the oldest on and without leaving a gap. */
export async function forgetListingChanges(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ changes: number }> {
  await numberChanges(deps);
  const before = new Date(deps.clock.now().getTime() - CHANGES_KEPT_DAYS * DAY_MS).toISOString();
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ until: string | null }>(sql`
      select coalesce(
        (select min(position) - 1 from listing_changes where at >= ${before}::timestamptz and position is not null),
        (select last_position from change_feed)) as until
      from change_feed for update`);
    const until = Number(rows[0]?.until ?? 0);
    const { rowCount } = await tx.execute(sql`delete from listing_changes where position <= ${until}`);
    await tx.execute(sql`
      update change_feed set forgotten_position = greatest(forgotten_position, least(${until}::bigint, last_position))`);
    return { changes: rowCount ?? 0 };
  });
}
