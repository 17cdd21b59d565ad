import type { ClientBase } from 'pg';
import { z } from 'zod';

export const sequenceSchema = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
/** Where a sequence stands; `isCalled` says whether its value has been given out. */
export type Sequence = z.infer<typeof sequenceSchema>;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname in ('public', 'drizzle') order by 1`;

/** Sequences know no snapshot: read after the rows, they have given out every number that the rows have. */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  return (await client.query<Sequence>(SEQUENCES)).rows;
}

export async function setSequences(client: ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
}
