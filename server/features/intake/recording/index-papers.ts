import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';

/** Listings looked up at once. */
const BATCH = 200;

/**
 * Brings what listings are found by up to date with the words of their papers. One listing a transaction, which holds
 * it against a writer of listings and waits for nothing else.
 */
export async function indexPapers({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select distinct property_id as id from paper_changes order by 1 limit ${BATCH}`,
    );
    for (const { id } of rows)
      await db.transaction(async (tx) => {
        await tx.execute(sql`select from properties where id = ${id} for no key update`);
        await tx.execute(sql`delete from paper_changes where property_id = ${id}`);
        await tx.execute(sql`select index_properties(array[${id}::bigint]), count_property_write(null)`);
      });
    if (rows.length < BATCH) return;
  }
}
