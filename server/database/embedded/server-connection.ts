import pg from 'pg';
import { applicationPassword, readOwnerPassword } from './passwords.ts';
import type { Postmaster } from './postmaster.ts';

/** Name of the application's database and of its role, which is not a superuser (as on a managed server). */
const APPLICATION = 'peyda';

// A suspended or overloaded server accepts the connection but does not respond.
const CONNECT_TIMEOUT_MS = 10_000;

/** Runs `work` on a connection of the cluster's superuser. */
export async function asOwner<T>(
  clusterDir: string,
  postmaster: Postmaster,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: 'postgres',
    database: 'postgres',
    password: await readOwnerPassword(clusterDir),
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection error rejects the running query; without this listener it would also end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the application's role and database if they are missing. */
export async function ensureApplicationDatabase(clusterDir: string, postmaster: Postmaster): Promise<void> {
  const password = applicationPassword(await readOwnerPassword(clusterDir));
  await asOwner(clusterDir, postmaster, async (client) => {
    const roles = await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
    // The password is hexadecimal: nothing in it needs quoting.
    if (roles.rowCount === 0) await client.query(`create role ${APPLICATION} login createdb password '${password}'`);
    const databases = await client.query('select from pg_database where datname = $1', [APPLICATION]);
    if (databases.rowCount === 0) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  });
}

/** The address of the application's database, with its password. */
export async function connectionStringOf(clusterDir: string, postmaster: Postmaster): Promise<string> {
  const password = applicationPassword(await readOwnerPassword(clusterDir));
  return `postgres://${APPLICATION}:${password}@127.0.0.1:${postmaster.port}/${APPLICATION}?sslmode=disable`;
}
