import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import { INDEX } from './engine-documents.ts';

const STATES = '/peyda-state';
/** Status codes: it already exists, a newer version exists, it is missing. */
const EXISTS = 400;
export const CONFLICT = 409;
export const MISSING = 404;

/**
 * A different index definition gives a different index, so that processes of two versions of this code don't disturb
 * each other.
 */
const FORM = createHash('sha256').update(JSON.stringify(INDEX)).digest('hex').slice(0, 8);

/**
 * SQL: identifies the database as long as its transaction ids continue. After a failover or a restored backup the value
 * differs, because the engine may then contain transactions that the database has lost.
 */
const MARKET = `select (select system_identifier::text from pg_control_system()) || '-'
    || left(pg_walfile_name(pg_current_wal_lsn()), 8) || '-' || d.oid as market
  from pg_database d where d.datname = current_database()`;

const stateSchema = z.object({
  index: z.string(),
  /** The engine contains everything that this snapshot of the primary sees. */
  snapshot: z.string(),
  /** While it is being filled: contains listings up to this id. */
  filledTo: z.number().optional(),
});
export type EngineState = z.infer<typeof stateSchema>;

export async function readMarket(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ market: string }>({ name: 'search-market', text: MARKET });
  return `${rows[0]?.market.toLowerCase()}-${FORM}`;
}

/**
 * Orders snapshots of a primary: of two, the newer one has a later upper limit of transactions, or the same limit with
 * fewer in progress. The engine refuses to replace a listing by an older version.
 */
export function versionOf(snapshot: string): number {
  const [, next, underWay = ''] = snapshot.split(':');
  const count = underWay === '' ? 0 : underWay.split(',').length;
  return Number(next) * 4096 + 4095 - Math.min(count, 4095);
}

/** The state of a market in the engine; undefined if there is none. */
export async function readState(engine: SearchEngine, market: string): Promise<EngineState | undefined> {
  const { status, json } = await engine.call('GET', `${STATES}/_doc/${market}`, { allowed: [MISSING] });
  if (status === MISSING) return undefined;
  const state = z.object({ _source: stateSchema }).parse(json)._source;
  const index = await engine.call('HEAD', `/${state.index}`, { allowed: [MISSING] });
  return index.status === MISSING ? undefined : state;
}

/** Writes the state unless another process has written a newer one. */
export async function writeState(engine: SearchEngine, market: string, state: EngineState): Promise<void> {
  const version = `version=${versionOf(state.snapshot)}&version_type=external_gte`;
  await engine.call('PUT', `${STATES}/_doc/${market}?${version}`, { body: state, allowed: [CONFLICT] });
}

/** Creates an empty index for a market and deletes the previous one. */
export async function makeIndex(engine: SearchEngine, market: string, snapshot: string): Promise<EngineState> {
  await engine.call('PUT', STATES, { body: { mappings: { enabled: false } }, allowed: [EXISTS] });
  const before = await readState(engine, market);
  if (before) await engine.call('DELETE', `/${before.index}`, { allowed: [MISSING] });
  const state = { index: `peyda-${market}-${versionOf(snapshot)}`, snapshot, filledTo: 0 };
  await engine.call('PUT', `/${state.index}`, { body: INDEX, allowed: [EXISTS] });
  await writeState(engine, market, state);
  return state;
}
