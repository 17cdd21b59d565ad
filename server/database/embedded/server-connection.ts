import pg from 'pg';
import { applicationPassword, readOwnerPassword } from './passwords.ts';
import type { Postmaster } from './postmaster.ts';

/** Both the application's role, which is no superuser (as on a managed server), and its database. */
const APPLICATION = 'peyda';

// A server that is stopped or overloaded accepts the connection and stays silent.
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
  // What goes wrong rejects the query under way; without a listener it would end the process as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the application's role and database where they are missing. */
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
