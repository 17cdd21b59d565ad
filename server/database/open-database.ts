import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import { BoundedPool } from './bounded-pool.ts';
import * as accountTables from './tables/accounts.ts';
import * as alertTables from './tables/alerts.ts';
import * as contactTables from './tables/contact.ts';
import * as deskTables from './tables/desk.ts';
import * as fileTables from './tables/files.ts';
import * as limitTables from './tables/limits.ts';
import * as amendmentTables from './tables/listing-amendments.ts';
import * as lotTables from './tables/lots.ts';
import * as notificationTables from './tables/notifications.ts';
import * as propertyTables from './tables/properties.ts';
import * as savedAdTables from './tables/saved-ads.ts';
import * as orderTables from './tables/selling/orders.ts';
import * as paymentArchiveTables from './tables/selling/payment-archive.ts';
import * as subscriptionTables from './tables/subscriptions.ts';
import * as supportTables from './tables/support.ts';

const tables = {
  ...accountTables,
  ...alertTables,
  ...amendmentTables,
  ...contactTables,
  ...deskTables,
  ...fileTables,
  ...limitTables,
  ...lotTables,
  ...notificationTables,
  ...orderTables,
  ...paymentArchiveTables,
  ...propertyTables,
  ...savedAdTables,
  ...subscriptionTables,
  ...supportTables,
};
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

export type Database = NodePgDatabase<typeof tables> & { readonly $client: pg.Pool };
/** The object that a transaction's callback works with. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const SETTINGS = [
  'timezone=UTC',
  'jit=off',
  'work_mem=16MB',
  // Statements are written so that one plan fits all values; planning a search again takes longer than running it.
  'plan_cache_mode=force_generic_plan',
];

export type PoolUse = {
  readonly maxConnections: number;
  /** PostgreSQL ends a statement that takes longer (`isStatementTooSlow`). */
  readonly statementTimeoutMs: number;
  /** How many callers may wait for a connection, and how long; without this, there is no limit. */
  readonly waiting?: { readonly callers: number; readonly forMs: number };
  /** A statement without a response for this long fails (`isUnanswered`), even if the server has vanished. */
  readonly answerWithinMs?: number;
};

/**
 * The settings of a pool by its use. A visitor is asked to come back later instead of waiting long; jobs and commands
 * wait.
 */
export const POOL_USES = {
  jobs: { maxConnections: 10, statementTimeoutMs: 30_000 },
  visitors: { maxConnections: 10, statementTimeoutMs: 30_000, waiting: { callers: 200, forMs: 2000 } },
  searches: { maxConnections: 8, statementTimeoutMs: 2000, waiting: { callers: 200, forMs: 2000 } },
} as const satisfies Record<string, PoolUse>;

/** Connects to PostgreSQL (15 or newer). Every connection gets the settings that searches rely on. */
export function openDatabase(connectionString: string, use: Partial<PoolUse> = {}): Database {
  const { maxConnections, statementTimeoutMs, waiting, answerWithinMs } = { ...POOL_USES.jobs, ...use };
  const settings = [...SETTINGS, `statement_timeout=${statementTimeoutMs}`];
  const pool = new BoundedPool(
    {
      connectionString,
      max: maxConnections,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
      ...(answerWithinMs !== undefined && { query_timeout: answerWithinMs }),
      ...(waiting && { connectionTimeoutMillis: waiting.forMs }),
    },
    waiting?.callers ?? Number.POSITIVE_INFINITY,
  );
  return drizzle({ client: pool, schema: tables, casing: 'snake_case' });
}

/** Applies the `migrations` that the schema lacks; safe when several processes start at once. */
export async function migrateDatabase(connectionString: string, migrations = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC' });
  // If the connection is lost, the current or next statement fails; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}
