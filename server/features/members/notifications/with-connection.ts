import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';

/**
 * Runs work on one database connection, for locks and transactions. If the work fails, the connection is closed instead
 * of reused, which releases its locks and ends its transaction.
 */
export async function withConnection<T>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  // The running statement also fails.
  const note = (error: Error) => log.warn({ err: error }, 'database connection lost');
  client.on('error', note);
  let isSound = false;
  try {
    const result = await work(client);
    isSound = true;
    return result;
  } finally {
    client.off('error', note);
    client.release(!isSound);
  }
}
