import type { Deps } from '#server/deps.ts';
import { findStoredRecords, recordListings } from '#server/features/intake/recording/index.ts';

/** The maximum number of listings that one run asks about; each run selects others. */
const MOST_ASKED = 200;
const MOST_FAILURES_IN_A_ROW = 5;
/** The number of listings seen by the run that are requested to check whether detail pages work at all. */
const WITNESSES = 3;

/** Open listings that the run $2 saw or, among those of earlier runs, did not see. The order differs in every run. */
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
 * What a listing's own page says: `gone` only if the source itself says so, by 404 or 410 or in words; `unclear` for
 * any other kind of answer.
 */
export type Presence = 'there' | 'gone' | 'unclear';

/** A run that has read its source's whole list. */
export type WholeRun = {
  readonly id: number;
  /** The source's value of `ListingRecord.source`. */
  readonly recordSource: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readPresence(key: string): Promise<Presence>;
  /** Whether a failure says nothing about the source's other listings. */
  isAboutOneListing(error: unknown): boolean;
};

/**
 * Requests the own pages of open listings that a run no longer saw, and withdraws those that the source says it has
 * removed before their end, with their history (D17). Any other answer changes nothing: `markUnseenListings` will mark
 * them as missing. Returns how many were withdrawn. Throws the source's error when it can't be asked any further.
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

/** After a failure that concerns one listing, its presence is unclear; many failures in a row are thrown. */
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
 * A site that has moved reports every listing as gone. This is believed only if at least one shown listing is still
 * there.
 */
async function isAnyThere(keys: readonly string[], ask: Ask): Promise<boolean> {
  for (const key of keys) if ((await ask(key)) === 'there') return true;
  return false;
}
