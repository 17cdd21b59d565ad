import type { ClientBase } from 'pg';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { listTables, type Table } from './list-tables.ts';
import { readSchemaVersion } from './schema-version.ts';
import { readSequences, sequenceSchema } from './sequences.ts';
import { readTableContents, tableContentsSchema } from './table-contents.ts';

/** The facts with which a copy of a database is compared. */
export const databaseCopySchema = z.object({
  /** The latest migration, by drizzle's timestamp. */
  version: z.number(),
  tables: z.array(tableContentsSchema.extend({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(sequenceSchema),
});
export type DatabaseCopy = z.infer<typeof databaseCopySchema>;

/** Reads every table in one snapshot, passing each to `copyTable`, in an order in which they can be loaded. */
export async function readDatabase(
  client: ClientBase,
  copyTable: (table: Table) => Promise<void>,
): Promise<DatabaseCopy> {
  const version = await readSchemaVersion(client);
  if (version === undefined) throw new Refusal('Veritabanı boş: içinde Peyda’ya ait bir şey yok.');
  const tables: DatabaseCopy['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    await copyTable({ name, columns });
    tables.push({ name, columns: [...columns], ...(await readTableContents(client, name)) });
  }
  return { version, tables, sequences: await readSequences(client) };
}
