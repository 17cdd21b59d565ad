import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';

/** Adds words never seen before to those that a mistyped one may be meant as; in order, so that writers do not lock each other out. */
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
