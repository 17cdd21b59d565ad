import { createHash } from 'node:crypto';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Deps } from '#server/deps.ts';

/** Values of a statement that is being built, in the order of their `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * Statements of different text that a connection keeps at most: each takes the database 0.7 MB on average, some 3 MB.
 */
const MAX_PREPARED = 100;
const preparedNames = new WeakMap<PoolClient, Set<string>>();

/**
 * Runs a statement that has been built, prepared once per connection: its plan is made once, not at every search. A
 * connection that keeps too many is closed, and with it goes what the database kept for it.
 */
export async function runStatement<Row extends QueryResultRow>(
  deps: Pick<Deps, 'db'>,
  text: string,
  { values }: Parameters,
): Promise<Row[]> {
  const name = createHash('sha256').update(text).digest('base64url');
  const client = await deps.db.$client.connect();
  const names = preparedNames.get(client) ?? new Set();
  preparedNames.set(client, names.add(name));
  let isDone = false;
  try {
    const { rows } = await client.query<Row>({ name, text, values });
    isDone = true;
    return rows;
  } finally {
    client.release(!isDone || names.size > MAX_PREPARED);
  }
}
