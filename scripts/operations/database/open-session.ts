import pg from 'pg';

/** The same text for the same value, whatever the server's own settings are; and nothing that takes long is cut off. */
const SETTINGS = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'lock_timeout=30000',
];

// A server that is stopped or overloaded accepts the connection and stays silent.
const CONNECT_TIMEOUT_MS = 10_000;

/** Runs `work` on a separate connection, in one transaction that ends with it. */
export async function inTransaction<T>(
  connectionString: string,
  mode: 'read only' | 'read write',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    application_name: 'peyda-operations',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // What goes wrong rejects the query under way; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Every statement sees the database as it was at the first one, whatever is written meanwhile.
    await client.query(`begin isolation level ${mode === 'read only' ? 'repeatable read' : 'read committed'} ${mode}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}
