import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import { INDEX } from './engine-documents.ts';

const STATES = '/peyda-state';
/** Statuses of what is there already, and of what is newer there. */
const EXISTS = 400;
export const CONFLICT = 409;
export const MISSING = 404;

/** An index of another form is another one: processes of two versions of this code don't disturb each other. */
const FORM = createHash('sha256').update(JSON.stringify(INDEX)).digest('hex').slice(0, 8);

/**
 * Which database this is, as far as numbers of transactions go on: after a failover or a restored backup it is another
 * one, since the engine may then hold what the database has lost.
 */
const MARKET = `select (select system_identifier::text from pg_control_system()) || '-'
    || left(pg_walfile_name(pg_current_wal_lsn()), 8) || '-' || d.oid as market
  from pg_database d where d.datname = current_database()`;

const stateSchema = z.object({
  index: z.string(),
  /** All that this snapshot of the primary sees is in the engine. */
  snapshot: z.string(),
  /** While it is filled: listings up to this number are in. */
  filledTo: z.number().optional(),
});
export type EngineState = z.infer<typeof stateSchema>;

export async function readMarket(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ market: string }>({ name: 'search-market', text: MARKET });
  return `${rows[0]?.market.toLowerCase()}-${FORM}`;
}

/**
 * Which of two snapshots of a primary is the newer one: it names transactions that end later, or of those that it names
 * fewer are under way. The engine refuses to replace a listing by one of an older version.
 */
export function versionOf(snapshot: string): number {
  const [, next, underWay = ''] = snapshot.split(':');
  const count = underWay === '' ? 0 : underWay.split(',').length;
  return Number(next) * 4096 + 4095 - Math.min(count, 4095);
}

/** What the engine holds of a market; undefined if nothing. */
export async function readState(engine: SearchEngine, market: string): Promise<EngineState | undefined> {
  const { status, json } = await engine.call('GET', `${STATES}/_doc/${market}`, { allowed: [MISSING] });
  if (status === MISSING) return undefined;
  const state = z.object({ _source: stateSchema }).parse(json)._source;
  const index = await engine.call('HEAD', `/${state.index}`, { allowed: [MISSING] });
  return index.status === MISSING ? undefined : state;
}

/** A newer state that somebody else has noted stays. */
export async function writeState(engine: SearchEngine, market: string, state: EngineState): Promise<void> {
  const version = `version=${versionOf(state.snapshot)}&version_type=external_gte`;
  await engine.call('PUT', `${STATES}/_doc/${market}?${version}`, { body: state, allowed: [CONFLICT] });
}

/** An empty index for a market; what it held before goes. */
export async function makeIndex(engine: SearchEngine, market: string, snapshot: string): Promise<EngineState> {
  await engine.call('PUT', STATES, { body: { mappings: { enabled: false } }, allowed: [EXISTS] });
  const before = await readState(engine, market);
  if (before) await engine.call('DELETE', `/${before.index}`, { allowed: [MISSING] });
  const state = { index: `peyda-${market}-${versionOf(snapshot)}`, snapshot, filledTo: 0 };
  await engine.call('PUT', `/${state.index}`, { body: INDEX, allowed: [EXISTS] });
  await writeState(engine, market, state);
  return state;
}
