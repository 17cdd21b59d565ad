import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';

/**
 * Adds new words to those with which a mistyped word is compared, and marks those that are in public texts. In
 * alphabetical order, so that two concurrent writers cannot deadlock.
 */
export async function noteWords(
  db: Pick<Database, 'execute'>,
  stems: ReadonlyMap<string, string>,
  openWords: ReadonlySet<string>,
): Promise<void> {
  if (stems.size === 0) return;
  const words = sql.param([...stems.keys()]);
  const isOpen = sql.param([...stems.keys()].map((word) => openWords.has(word)));
  await db.execute(sql`
    insert into search_words as known (word, stem, is_open)
    select word, stem, is_open from unnest(${words}::text[], ${sql.param([...stems.values()])}::text[], ${isOpen}::boolean[])
      as given(word, stem, is_open)
    where not exists (
      select from search_words known where known.word = given.word and (known.is_open or not given.is_open)
    )
    order by word
    on conflict (word) do update set is_open = true where excluded.is_open and not known.is_open`);
}
