import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Deps } from '#server/deps.ts';

/** Values of a statement that is being built, in the order of their `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const names = new Map<string, string>();

/** Runs a statement that has been built, prepared once per connection: its plan is made once, not at every search. */
export async function runStatement<Row extends QueryResultRow>(
  deps: Pick<Deps, 'db'>,
  text: string,
  { values }: Parameters,
): Promise<Row[]> {
  const { rows } = await deps.db.$client.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
