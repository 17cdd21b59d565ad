import pg from 'pg';

/** Settings that make the text of a value independent of the server's own settings, and that allow long statements. */
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

// A server that is stopped or overloaded may accept the connection and never respond.
const CONNECT_TIMEOUT_MS = 10_000;

/** Runs `work` on a separate connection, in one transaction. */
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
  // An error rejects the running query; without a listener it would also crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // All statements use the snapshot of the first one, whatever is written meanwhile.
    await client.query(`begin isolation level ${mode === 'read only' ? 'repeatable read' : 'read committed'} ${mode}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}
