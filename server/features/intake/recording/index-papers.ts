import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';

/** Listings looked up at once. */
const BATCH = 200;

/**
 * Brings what listings are found by up to date with the words of their papers, and notes new ones for alerts. One
 * listing a transaction, which holds it against a writer of listings and waits for nothing else.
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
        const { rows: before } = await tx.execute<{ words: string }>(
          sql`select words::text as words from property_search where id = ${id} and is_open`,
        );
        await tx.execute(sql`select index_properties(array[${id}::bigint]), count_property_write(null)`);
        if (before[0]) await noteNewWords(tx, id, before[0].words);
      });
    if (rows.length < BATCH) return;
  }
}

/**
 * Notes for alerts that a listing is found by more words than before. What is gone is not kept, because the desk may
 * have hidden it: it can make no alert match.
 */
async function noteNewWords(tx: Transaction, id: string, before: string): Promise<void> {
  await tx.execute(sql`
    insert into alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round,
      old_sulh_mahkeme, old_today_ratio, old_words)
    select s.id, false, s.is_open, s.end_date, s.price, s.second_round, s.sulh_mahkeme, s.today_ratio, kept.words
    from property_search s cross join lateral (
      select array_to_tsvector(array(
        select unnest(tsvector_to_array(${before}::tsvector)) intersect select unnest(tsvector_to_array(s.words))
      )) as words
    ) kept
    where s.id = ${id} and s.is_open and length(s.words) > length(kept.words)`);
}
