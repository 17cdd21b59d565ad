import type { ClientBase } from 'pg';
import { z } from 'zod';

export const sequenceSchema = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
/** The state of a sequence; `isCalled` says whether its value has already been returned. */
export type Sequence = z.infer<typeof sequenceSchema>;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname in ('public', 'drizzle') order by 1`;

/**
 * Sequences are not part of a snapshot: they are read after the rows, so that they are past every number in the rows.
 */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  return (await client.query<Sequence>(SEQUENCES)).rows;
}

export async function setSequences(client: ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
}
