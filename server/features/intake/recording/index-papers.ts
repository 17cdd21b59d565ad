import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';

/** Listings per query. */
const BATCH = 200;

/**
 * Updates the words by which listings are found with those of their documents, and records new ones for alerts. One
 * listing per transaction, locked against other writers: the transaction waits for no other lock.
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
 * Records for alerts that a listing is found by more words than before. Words that are gone are not recorded, because
 * the desk may have hidden them and they can't make an alert match.
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
