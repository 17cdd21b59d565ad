import { recordProperties } from '#server/features/properties/index.ts';
import { FetchError } from '#server/platform/polite-fetch-error.ts';
import type { CollectDeps } from './collection-progress.ts';
import type { OpenRun } from './collection-run.ts';
import { concernsOneListing } from './read-details.ts';
import { type PagedSource, type Presence, type SourceContext, SourceUnavailableError } from './source.ts';
import { findStoredRecords } from './stored-record.ts';

/** Asked in one run; what is left over has its turn by chance in the next. */
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

type Asked = { readonly run: Pick<OpenRun, 'id' | 'counts'>; readonly context: SourceContext };

/**
 * Asks the own pages of open listings that a whole reading of their source no longer showed. Those that the source says it
 * has taken away, before their end, are withdrawn, with their history (D17). Whatever else comes leaves them as they are:
 * `markUnseenProperties` will tell that they are missing. To be called after a run that read everything; a source that does
 * not answer here spoils nothing of it.
 */
export async function askVanished(deps: CollectDeps, source: PagedSource, { run, context }: Asked): Promise<void> {
  const { readPresence } = source;
  if (!readPresence) return;
  const recordSource = source.recordSources[0] ?? source.name;
  const keysOf = async (statement: string, most: number) => {
    const values = [recordSource, run.id, context.now, most];
    const { rows } = await deps.db.$client.query<{ key: string }>(statement, values);
    return rows.map(({ key }) => key);
  };
  const ask = patient((key) => readPresence(key, context), context.signal);
  const gone: string[] = [];
  try {
    for (const key of await keysOf(VANISHED, MOST_ASKED)) if ((await ask(key)) === 'gone') gone.push(key);
    if (gone.length === 0) return;
    if (!(await isAnyThere(await keysOf(SHOWN, WITNESSES), ask))) {
      deps.log.warn({ source: source.name, gone: gone.length }, 'source calls everything gone: not believed');
      return;
    }
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof FetchError || error instanceof SourceUnavailableError)) throw error;
    deps.log.warn({ source: source.name, error: error.message }, 'listings no longer shown were not asked about');
    return;
  }
  const stored = await findStoredRecords(deps, recordSource, gone);
  const withdrawn = [...stored.values()].map((record) => ({ ...record, status: 'withdrawn' as const }));
  const { updated } = await recordProperties(deps, withdrawn);
  run.counts.changed += updated;
}

type Ask = (key: string) => Promise<Presence>;

/** A failure that concerns one listing leaves that one unclear; many in a row are thrown. */
function patient(ask: Ask, signal: AbortSignal): Ask {
  let failuresInARow = 0;
  return async (key) => {
    try {
      const presence = await ask(key);
      failuresInARow = 0;
      return presence;
    } catch (error) {
      failuresInARow += 1;
      if (signal.aborted || !concernsOneListing(error) || failuresInARow >= MOST_FAILURES_IN_A_ROW) throw error;
      return 'unclear';
    }
  };
}

/** An address that has moved answers of everything that it is gone: believed only beside a listing that is there. */
async function isAnyThere(keys: readonly string[], ask: Ask): Promise<boolean> {
  for (const key of keys) if ((await ask(key)) === 'there') return true;
  return false;
}
