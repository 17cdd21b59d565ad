import type { Deps } from '#server/deps.ts';
import { findStoredRecords, recordListings } from '#server/features/intake/recording/index.ts';

/** Listings asked about in one run; each run draws others. */
const MOST_ASKED = 200;
const MOST_FAILURES_IN_A_ROW = 5;
/** Listings that the run saw, asked to see whether own pages are answered at all. */
const WITNESSES = 3;

/** Open listings that a run ($2) saw or, of those that an earlier one took, did not see. In another order every run. */
function listingsStatement(condition: string): string {
  return `select r.source_key as key from collection_rows r
    join properties p on p.source = r.source and p.source_key = r.source_key
    where r.source = $1 and r.verdict = 'taken' and r.run_id ${condition} $2
      and p.is_open and (p.end_date is null or p.end_date > $3)
    order by md5(r.source_key || $2::text) limit $4`;
}
const VANISHED = listingsStatement('<');
const SHOWN = listingsStatement('=');

/**
 * What a listing's own page says: `gone` only where the source itself says so, by 404 or 410 or in words; `unclear` for
 * an answer of any other sort.
 */
export type Presence = 'there' | 'gone' | 'unclear';

/** A run that has read its source's list whole. */
export type WholeRun = {
  readonly id: number;
  /** How the source marks its listings (`ListingRecord.source`). */
  readonly recordSource: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readPresence(key: string): Promise<Presence>;
  /** Whether a failure says nothing of the source's other listings. */
  isAboutOneListing(error: unknown): boolean;
};

/**
 * Asks the own pages of open listings that a run no longer saw, and withdraws those that the source says it has taken
 * away before their end, with their history (D17). Everything else that comes leaves them as they are:
 * `markUnseenListings` will tell that they are missing. Answers how many were withdrawn. Throws what the source
 * throws when it can't be asked on.
 */
export async function withdrawVanished(deps: Pick<Deps, 'db' | 'clock' | 'log'>, run: WholeRun): Promise<number> {
  const keysOf = async (statement: string, most: number) => {
    const values = [run.recordSource, run.id, run.now, most];
    const { rows } = await deps.db.$client.query<{ key: string }>(statement, values);
    return rows.map(({ key }) => key);
  };
  const ask = askPatiently(run);
  const gone: string[] = [];
  for (const key of await keysOf(VANISHED, MOST_ASKED)) if ((await ask(key)) === 'gone') gone.push(key);
  if (gone.length === 0) return 0;
  if (!(await isAnyThere(await keysOf(SHOWN, WITNESSES), ask))) {
    deps.log.warn({ source: run.recordSource, gone: gone.length }, 'source calls everything gone: not believed');
    return 0;
  }
  const stored = await findStoredRecords(deps, run.recordSource, gone);
  const withdrawn = [...stored.values()].map((record) => ({ ...record, status: 'withdrawn' as const }));
  const { updated } = await recordListings(deps, withdrawn);
  return updated;
}

type Ask = (key: string) => Promise<Presence>;

/** A failure that concerns one listing leaves that one unclear; many in a row are thrown. */
function askPatiently({ readPresence, isAboutOneListing, signal }: WholeRun): Ask {
  let failuresInARow = 0;
  return async (key) => {
    try {
      const presence = await readPresence(key);
      failuresInARow = 0;
      return presence;
    } catch (error) {
      failuresInARow += 1;
      if (signal.aborted || !isAboutOneListing(error) || failuresInARow >= MOST_FAILURES_IN_A_ROW) throw error;
      return 'unclear';
    }
  };
}

/**
 * A site that has moved says of every listing that it is gone: that is believed only beside a listing that is still
 * there.
 */
async function isAnyThere(keys: readonly string[], ask: Ask): Promise<boolean> {
  for (const key of keys) if ((await ask(key)) === 'there') return true;
  return false;
}
