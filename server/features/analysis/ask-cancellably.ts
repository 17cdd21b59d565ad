import type { QueryResultRow } from 'pg';
import type { Deps } from '#server/deps.ts';
import type { Parameters } from '#server/features/search/index.ts';

/** Runs a statement on the connection of one analysis. */
export type Ask = <Row extends QueryResultRow>(text: string, parameters: Parameters) => Promise<Row[]>;

/** An analysis may take longer than a page, and not for ever. */
const MOST_MS = 20_000;

/**
 * Does work on a connection of its own, in one transaction that sees the same data throughout. When `signal` aborts, the
 * statement that runs is cancelled in the database: nobody waits for it any more.
 */
export async function askCancellably<Done>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  signal: AbortSignal | undefined,
  work: (ask: Ask) => Promise<Done>,
): Promise<Done> {
  const client = await db.$client.connect();
  const note = (err: Error) => log.warn({ err }, 'database connection lost');
  client.on('error', note);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cancel = () =>
    void db.$client.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch((err: unknown) => log.warn({ err }));
  signal?.addEventListener('abort', cancel, { once: true });
  let isSound = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local statement_timeout = ${MOST_MS}`);
    const done = await work(async (text, { values }) => (await client.query(text, values)).rows);
    await client.query('commit');
    isSound = true;
    return done;
  } finally {
    signal?.removeEventListener('abort', cancel);
    client.off('error', note);
    client.release(!isSound);
  }
}
