import type { QueryResultRow } from 'pg';
import type { Deps } from '#server/deps.ts';
import type { Parameters } from '#server/features/market/search/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

/** Runs a statement on the connection of one analysis. */
export type Ask = <Row extends QueryResultRow>(text: string, parameters: Parameters) => Promise<Row[]>;

/** An analysis may take longer than a page, but its time is limited. */
const MOST_MS = 20_000;

/**
 * Runs work on its own connection, in one transaction with a single snapshot. When `signal` aborts, cancels the running
 * statement in the database, because nobody waits for it any more.
 */
export async function askCancellably<Done>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  signal: AbortSignal | undefined,
  work: (ask: Ask) => Promise<Done>,
): Promise<Done> {
  const client = await db.$client.connect();
  const note = (err: Error) => log.warn({ err }, 'database connection lost');
  client.on('error', note);
  let isSound = false;
  let isCancelled = false;
  let cancel = () => {};
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    cancel = () => {
      isCancelled = true;
      db.$client.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch((err: unknown) => log.warn({ err }));
    };
    // The caller disconnected while waiting for the connection.
    if (signal?.aborted) throw new ExpectedError(499, 'CALLER_GONE', 'Bağlantı kapatıldı.');
    signal?.addEventListener('abort', cancel, { once: true });
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local statement_timeout = ${MOST_MS}`);
    const done = await work(async (text, { values }) => (await client.query(text, values)).rows);
    await client.query('commit');
    isSound = true;
    return done;
  } finally {
    signal?.removeEventListener('abort', cancel);
    client.off('error', note);
    // Destroy the connection if a cancel may still be on its way: it would cancel the next user's query.
    client.release(!isSound || isCancelled);
  }
}
