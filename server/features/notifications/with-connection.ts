import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';

/**
 * Runs work on one connection to the database, for locks and transactions. A connection on which something failed is closed
 * rather than used again: whatever it held is let go.
 */
export async function withConnection<T>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  // The statement that was running fails as well; without a listener the event would end the process.
  const note = (error: Error) => log.warn({ err: error }, 'database connection lost');
  client.on('error', note);
  let isSound = false;
  try {
    const result = await work(client);
    isSound = true;
    return result;
  } finally {
    client.off('error', note);
    if (!isSound) client.on('error', () => undefined);
    client.release(!isSound);
  }
}
