import { z } from 'zod';
import { ENGINE_LOCK } from '#server/database/advisory-locks.ts';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import { type Changes, readChanges, readManyChanges, readRows, readSnapshot, type SearchRow } from '../memory/index.ts';
import { documentOf } from './engine-documents.ts';
import {
  CONFLICT,
  type EngineState,
  MISSING,
  makeIndex,
  readMarket,
  readState,
  versionOf,
  writeState,
} from './engine-state.ts';

/** About two megabytes. */
const ROWS_A_CALL = 500;

const itemSchema = z.object({ status: z.number(), error: z.unknown().optional() });
const bulkSchema = z.object({
  errors: z.boolean(),
  items: z.array(z.object({ index: itemSchema, delete: itemSchema }).partial()),
});

/** Writes changes to the engine's index and makes them visible to searches at once. */
export async function feedChanges(engine: SearchEngine, index: string, changes: Changes): Promise<void> {
  const { changed, gone, snapshot } = changes;
  if (changed.length + gone.length > 0) await feed(engine, index, snapshot, changed, gone, true);
}

/**
 * Fills the engine if it does not contain the market, resumes an interrupted filling, or feeds changes that are too
 * many to wait for. Only one process does so at a time; returns whether it was this one.
 */
export async function repairEngine(engine: SearchEngine): Promise<boolean> {
  const client = await engine.primary.$client.connect();
  try {
    const lock = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [ENGINE_LOCK]);
    if (!lock.rows[0]?.locked) return false;
    try {
      await repair(engine);
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ENGINE_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function repair(engine: SearchEngine): Promise<void> {
  const market = await readMarket(engine.primary.$client);
  const known = await readState(engine, market);
  const changes = known && (await readChanges(engine.primary.$client, known.snapshot));
  if (!known || changes === 'unknown')
    return fill(engine, market, await makeIndex(engine, market, (await readSnapshot(engine.primary.$client)).snapshot));
  if (known.filledTo !== undefined) return fill(engine, market, known);
  if (changes !== 'many') return;
  let { snapshot } = known;
  for await (const some of readManyChanges(engine.primary.$client, known.snapshot)) {
    // The changes were deleted in the meantime; the next repair handles that.
    if (some === 'unknown') return;
    await feedChanges(engine, known.index, some);
    snapshot = some.snapshot;
  }
  await writeState(engine, market, { ...known, snapshot });
}

/** Changes made during the filling come after its snapshot, so they are fed again afterwards. */
async function fill(engine: SearchEngine, market: string, state: EngineState): Promise<void> {
  const { index, snapshot } = state;
  let rows: SearchRow[] = [];
  const send = async () => {
    const last = rows.at(-1);
    if (!last) return;
    await feed(engine, index, snapshot, rows, []);
    await writeState(engine, market, { ...state, filledTo: Number(last.id) });
    rows = [];
  };
  for await (const row of readRows(engine.primary.$client, state.filledTo)) {
    // The words are a view of the buffer that the next read overwrites.
    rows.push({ ...row, words: row.words.slice() });
    if (rows.length === ROWS_A_CALL) await send();
  }
  await send();
  await engine.call('POST', `/${index}/_refresh`, { isFeed: true });
  await writeState(engine, market, { index, snapshot });
}

/** A newer version of a listing in the engine is kept. */
async function feed(
  engine: SearchEngine,
  index: string,
  snapshot: string,
  changed: readonly SearchRow[],
  gone: readonly number[],
  isShown = false,
): Promise<void> {
  const action = (name: 'index' | 'delete', id: number) =>
    JSON.stringify({ [name]: { _id: String(id), version: versionOf(snapshot), version_type: 'external_gte' } });
  const lines = [
    ...gone.map((id) => action('delete', id)),
    ...changed.flatMap((row) => [action('index', Number(row.id)), documentOf(row)]),
  ];
  const body = `${lines.join('\n')}\n`;
  const { json } = await engine.call('POST', `/${index}/_bulk?refresh=${isShown}`, { body, isFeed: true });
  const { errors, items } = bulkSchema.parse(json);
  // Deleting a missing listing is reported as missing.
  const failed = errors && items.map((item) => item.index ?? item.delete).find((item) => !isDone(item?.status ?? 0));
  if (failed) throw new Error(`The search engine refused a listing: ${JSON.stringify(failed.error).slice(0, 300)}`);
}

function isDone(status: number): boolean {
  return status < 300 || status === CONFLICT || status === MISSING;
}
