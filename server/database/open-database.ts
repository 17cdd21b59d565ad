import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import * as accountTables from './tables/accounts.ts';
import * as alertTables from './tables/alerts.ts';
import * as contactTables from './tables/contact.ts';
import * as fileTables from './tables/files.ts';
import * as lotTables from './tables/lots.ts';
import * as notificationTables from './tables/notifications.ts';
import * as paymentArchiveTables from './tables/payment-archive.ts';
import * as propertyTables from './tables/properties.ts';
import * as savedAdTables from './tables/saved-ads.ts';
import * as subscriptionTables from './tables/subscriptions.ts';

const tables = {
  ...accountTables,
  ...alertTables,
  ...contactTables,
  ...fileTables,
  ...lotTables,
  ...notificationTables,
  ...paymentArchiveTables,
  ...propertyTables,
  ...savedAdTables,
  ...subscriptionTables,
};
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

export type Database = NodePgDatabase<typeof tables> & { readonly $client: pg.Pool };

const SETTINGS = [
  'timezone=UTC',
  'jit=off',
  'work_mem=16MB',
  'statement_timeout=30000',
  // Statements are written so that one plan fits all values; planning a search again takes longer than running it.
  'plan_cache_mode=force_generic_plan',
];

/** Connects to PostgreSQL (15 or newer). Every connection gets the settings that searches rely on. */
export function openDatabase(connectionString: string, maxConnections = 10): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  });
  return drizzle({ client: pool, schema: tables, casing: 'snake_case' });
}

/** Applies the `migrations` that the schema lacks; safe when several processes start at once. */
export async function migrateDatabase(connectionString: string, migrations = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}
