import type { ClientBase } from 'pg';
import { z } from 'zod';

/** The number of rows of a table, and a sum of their hashes, which does not depend on the order. */
export const tableContentsSchema = z.object({
  rows: z.string().regex(/^\d+$/),
  hash: z.string().regex(/^-?\d+$/),
});
export type TableContents = z.infer<typeof tableContentsSchema>;

/** Reads the whole table. */
export async function readTableContents(client: ClientBase, name: string): Promise<TableContents> {
  const rowHash = `('x' || left(encode(sha256(convert_to(whole_row::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint`;
  const { rows } = await client.query<TableContents>(
    `select count(*)::text as rows, coalesce(sum(${rowHash}), 0)::text as hash from only ${name} as whole_row`,
  );
  if (!rows[0]) throw new Error(`${name} was not counted.`);
  return rows[0];
}
