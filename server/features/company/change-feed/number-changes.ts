import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';

/** The maximum number of changes that are numbered in one transaction. */
const BATCH = 20_000;

/**
 * Gives committed changes their positions in the feed. Ids are assigned before commit, so a lower id may become visible
 * after a higher one. Positions are assigned by one process at a time and only to visible changes, so that no reader
 * misses any. Of two changes of one listing, the earlier has the lower id and is visible first, because the later one
 * waited for the lock of its row.
 */
export async function numberChanges(deps: Pick<Deps, 'db'>): Promise<void> {
  while ((await isAnyWaiting(deps)) && (await numberBatch(deps)) === BATCH);
}

async function isAnyWaiting({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { rows } = await db.$client.query<{ waits: boolean }>({
    name: 'changes-waiting',
    text: 'select exists (select from listing_changes where position is null) as waits',
  });
  return rows[0]?.waits ?? false;
}

function numberBatch({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    // A separate statement, so that the next one sees what the previous holder of the lock has numbered.
    const held = await tx.execute<{ last: string }>(sql`select last_position as last from change_feed for update`);
    const last = Number(held.rows[0]?.last ?? 0);
    const { rows } = await tx.execute<{ count: number }>(sql`
      with fresh as (
        select id, row_number() over (order by id) as place from (
          select id from listing_changes where position is null order by id limit ${BATCH}
        ) waiting
      ), numbered as (
        update listing_changes c set position = ${last}::bigint + fresh.place from fresh where c.id = fresh.id returning 1
      )
      select count(*)::int as count from numbered`);
    const count = rows[0]?.count ?? 0;
    await tx.execute(sql`update change_feed set last_position = ${last + count}`);
    return count;
  });
}
