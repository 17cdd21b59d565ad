import { context } from '@opentelemetry/api';
import pg from 'pg';
import { POOL_IS_FULL } from './database-away.ts';
import { watchStatements } from './watch-statements.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that limits how many callers wait for a connection; a caller over the limit gets an error at once
 * (`isDatabaseBusy`).
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;

  constructor(config: pg.PoolConfig, maxWaiting: number) {
    super(config);
    this.on('connect', (client) => {
      watchStatements(client);
      // The pool doesn't listen for errors of a client that is in use. If a connection is lost between two statements
      // of a transaction, the next statement fails; without this listener the error would end the process.
      client.on('error', () => undefined);
    });
    this.#maxWaiting = maxWaiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const isFull = this.waitingCount >= this.#maxWaiting;
    if (!callback) return isFull ? Promise.reject(poolIsFull()) : super.connect();
    if (isFull) process.nextTick(callback, poolIsFull(), undefined, () => undefined);
    // The caller that releases the connection runs this callback: restore the trace of the caller that waited.
    else super.connect(context.bind(context.active(), callback));
    return undefined;
  }
}

function poolIsFull(): Error {
  return Object.assign(new Error('too many callers wait for a database connection'), { code: POOL_IS_FULL });
}
