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

/** Open listings that a run saw ($3) or, of those that an earlier one took, did not see. In another order every run. */
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
  let failuresInARow = 0;
  const ask = async (key: string): Promise<Presence> => {
    try {
      const presence = await readPresence(key, context);
      failuresInARow = 0;
      return presence;
    } catch (error) {
      failuresInARow += 1;
      if (context.signal.aborted || !concernsOneListing(error) || failuresInARow >= MOST_FAILURES_IN_A_ROW) throw error;
      return 'unclear';
    }
  };
  const gone: string[] = [];
  try {
    for (const key of await keysOf(VANISHED, MOST_ASKED)) if ((await ask(key)) === 'gone') gone.push(key);
    if (gone.length === 0) return;
    // An address that has moved answers of everything that it is gone: believed only beside one that is there.
    const [shown] = await keysOf(SHOWN, 1);
    const isBelieved = shown !== undefined && (await ask(shown)) === 'there';
    if (!isBelieved) {
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
