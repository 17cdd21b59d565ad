import type { PoolClient } from 'pg';

/**
 * A word becomes common at the first number of open listings, and stops being common below the second; in between its
 * status does not change.
 */
const BECOMES_COMMON = 60;
const STAYS_COMMON = 50;
/** In a larger market only this many listings are counted. */
const MOST_COUNTED = 100_000;
const COUNTED_FOR = '1 hour';

/**
 * Whether words must be counted again: the last count is over an hour old, or the market has changed by a tenth since.
 */
const IS_DUE = `select not exists (
    select from common_word_counts where counted_at > $1::timestamptz - interval '${COUNTED_FOR}'
      and abs(listings - $2::int) * 10 <= listings
  ) as due`;

/**
 * Counts only one of several lots of a file: their notice is the same, and so are the names in it. Papers don't count.
 */
const ONE_PER_FILE = `select distinct on (p.court_name, coalesce(p.dosya_bilgi, p.id::text)) p.words
  from open_property_search s join properties p using (id)
  where s.id % greatest(1, (select count(*) from open_property_search) / ${MOST_COUNTED}) = 0`;

const COUNT = `with counted as (
    select word, ndoc from ts_stat($$${ONE_PER_FILE}$$)
    where ndoc >= ${STAYS_COMMON} and word !~ '[0-9@#^=~%]'
  ), gone as (
    delete from common_words c where not exists (select from counted k where k.word = c.word)
  )
  insert into common_words (word) select word from counted where ndoc >= ${BECOMES_COMMON} on conflict do nothing`;

/**
 * Decides which words are so common that everybody may search locked texts for them (D35): never numbers, and no word
 * that occurs in fewer than 50 open listings. Not for concurrent calls. Returns whether a count was due.
 */
export async function countCommonWords(client: PoolClient, now: Date, openListings: number): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(IS_DUE, [now, openListings]);
  if (!rows[0]?.due) return false;
  await client.query('begin');
  try {
    // This takes seconds in a market of a hundred thousand listings, but nobody waits for it.
    await client.query("set local statement_timeout = '10min'");
    await client.query(COUNT);
    await client.query('delete from common_word_counts');
    await client.query('insert into common_word_counts (counted_at, listings) values ($1, $2)', [now, openListings]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
