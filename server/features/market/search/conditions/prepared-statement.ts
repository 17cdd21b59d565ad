import { createHash } from 'node:crypto';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Deps } from '#server/deps.ts';

/** The values of a statement under construction, in the order of their `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * The maximum number of different prepared statements per connection: each takes the database 0.7 MB on average, some
 * up to 3 MB.
 */
const MAX_PREPARED = 100;
const preparedNames = new WeakMap<PoolClient, Set<string>>();

/**
 * Runs a generated statement, prepared once per connection, so that it is not planned again for every search. A
 * connection with too many of them is closed, which frees the database's memory for them.
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
