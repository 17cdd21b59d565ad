import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';

/** Adds new words to those that a mistyped word is compared with; in alphabetical order, so that two writers cannot deadlock. */
export async function noteWords(db: Pick<Database, 'execute'>, stems: ReadonlyMap<string, string>): Promise<void> {
  if (stems.size === 0) return;
  const words = sql.param([...stems.keys()]);
  await db.execute(sql`
    insert into search_words (word, stem)
    select word, stem from unnest(${words}::text[], ${sql.param([...stems.values()])}::text[]) as given(word, stem)
    where not exists (select from search_words known where known.word = given.word)
    order by word
    on conflict do nothing`);
}
