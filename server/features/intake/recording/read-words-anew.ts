import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { RECORD_COLUMNS, type ReadRecord, selectList, type WordedField } from '#server/database/record-columns.ts';
import { wordRuns } from '#server/database/tables/search.ts';
import type { Deps } from '#server/deps.ts';
import { listingWords, noteWords, WORDS_VERSION } from '#server/features/intake/lexemes/index.ts';

const BATCH = 200;
const WORDED = sql.raw(selectList(RECORD_COLUMNS.filter(({ holdsWords }) => holdsWords)));

type Rewording = Pick<Deps, 'db' | 'clock'>;
/** A raw SQL statement returns numbers and times as text. */
type StoredRow = Omit<Pick<ReadRecord, WordedField>, 'endDate' | 'price'> & {
  readonly id: string;
  readonly endDate: string | null;
  readonly price: string | null;
};

/**
 * Reads the words of all stored listings again after a change of `WORDS_VERSION`, so that a new filter finds listings
 * that their sources have not confirmed since. Only the words of a listing change, and nobody is notified. The row of
 * the version stores the progress, so that a killed run continues there. For a job.
 */
export async function readWordsAnew(deps: Rewording, version = WORDS_VERSION) {
  const done = { listings: 0, reworded: 0 };
  const run = await openRun(deps, version);
  if (run.finishedAt !== null) return done;
  for (let lastId = run.lastId; ; ) {
    const batch = await deps.db.transaction((tx) => readBatch(tx, { version, lastId }));
    if (batch.listings === 0) break;
    done.listings += batch.listings;
    done.reworded += batch.reworded;
    lastId = batch.lastId;
  }
  await deps.db.update(wordRuns).set({ finishedAt: deps.clock.now() }).where(eq(wordRuns.version, version));
  return done;
}

async function openRun({ db, clock }: Rewording, version: number): Promise<typeof wordRuns.$inferSelect> {
  const begun = { version, lastId: 0, listings: 0, reworded: 0, startedAt: clock.now() };
  await db.insert(wordRuns).values(begun).onConflictDoNothing();
  const [run] = await db.select().from(wordRuns).where(eq(wordRuns.version, version));
  if (!run) throw new Error('The run of the words was deleted while it began.');
  return run;
}

/** Locks listings in the order of their keys, as in `recordListings`. */
async function readBatch(tx: Transaction, { version, lastId }: { version: number; lastId: number }) {
  const { rows } = await tx.execute<StoredRow>(sql`
    select p.id, ${WORDED}
    from properties p
    where p.id in (select id from properties where id > ${lastId} order by id limit ${BATCH})
    order by p.source collate "C", p.source_key collate "C"
    for no key update`);
  const reworded = await reword(tx, rows, version);
  const reached = Math.max(lastId, ...rows.map(({ id }) => Number(id)));
  await tx
    .update(wordRuns)
    .set({
      lastId: reached,
      listings: sql`${wordRuns.listings} + ${rows.length}`,
      reworded: sql`${wordRuns.reworded} + ${reworded}`,
    })
    .where(eq(wordRuns.version, version));
  return { listings: rows.length, reworded, lastId: reached };
}

/** Stores the words that have changed; triggers update the rows that searches read. */
async function reword(tx: Transaction, rows: readonly StoredRow[], version: number): Promise<number> {
  const stems = new Map<string, string>();
  const openWords = new Set<string>();
  const lexemes: string[] = [];
  for (const row of rows) {
    const price = row.price === null ? null : Number(row.price);
    const endDate = row.endDate === null ? null : new Date(row.endDate);
    const words = listingWords({ ...row, price, endDate });
    for (const [word, stem] of words.stems) stems.set(word, stem);
    for (const word of words.openWords) openWords.add(word);
    lexemes.push(words.lexemes.join('\n'));
  }
  await noteWords(tx, stems, openWords);
  const ids = sql.param(rows.map(({ id }) => id));
  // This fingerprint matches no record, so the words of a listing are read again when it changes.
  const { rowCount } = await tx.execute(sql`
    update properties p
    set words = array_to_tsvector(string_to_array(g.words, e'\\n')), words_fingerprint = ${`read anew ${version}`}
    from unnest(${ids}::bigint[], ${sql.param(lexemes)}::text[]) as g(id, words)
    where p.id = g.id and p.words is distinct from array_to_tsvector(string_to_array(g.words, e'\\n'))`);
  return rowCount ?? 0;
}
