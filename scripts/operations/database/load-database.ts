import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';
import type { DatabaseCopy } from './database-copy.ts';
import { ensureEmptyDatabase } from './ensure-empty.ts';
import { copyTarget, listTables, type Table } from './list-tables.ts';
import { inTransaction } from './open-session.ts';
import { renumberTransactions } from './renumber-transactions.ts';
import { migrateToVersion, readSchemaVersion } from './schema-version.ts';
import { setSequences } from './sequences.ts';
import { readTableContents } from './table-contents.ts';

type Loading = {
  /** A table's rows in COPY's text form. */
  openRows(table: Table): Promise<Readable>;
  /** Must succeed before the copy is committed. */
  beforeCommit?(): Promise<void>;
};

/**
 * Loads a copy into an empty database of an older version or without a schema, in one transaction, and compares every
 * table with the original. Throws `Refusal`, without a change, for a database that is not empty. Returns the tables
 * that this version does not have.
 */
export async function loadDatabase(
  connectionString: string,
  copy: DatabaseCopy,
  { openRows, beforeCommit }: Loading,
): Promise<string[]> {
  const before = await inTransaction(connectionString, 'read only', async (client) => {
    await ensureEmptyDatabase(client);
    return readSchemaVersion(client);
  });
  if (before !== undefined && before > copy.version)
    throw new Refusal(
      'Hedef veritabanı, yüklenecek verilerden daha yeni bir sürüm için hazırlanmış. Hiçbir şeye dokunulmadı. Henüz hiç açılmamış bir veritabanı ya da boş bir DATA_DIR gösterin.',
    );
  await migrateToVersion(connectionString, copy.version);
  const leftOut = await inTransaction(connectionString, 'read write', async (client) => {
    const places = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
    const known = copy.tables.filter(({ name }) => places.has(name));
    for (const { name, columns } of known)
      if (columns.some((column) => !places.get(name)?.includes(column)))
        throw new Error(`${name} tablosunun sütunları bu sürümünkiler değil.`);
    await loadTables(client, known, openRows);
    for (const table of known) await ensureSame(client, table);
    await setSequences(client, await knownSequences(client, copy));
    await renumberTransactions(client, connectionString);
    await beforeCommit?.();
    return copy.tables.map(({ name }) => name).filter((name) => !places.has(name));
  });
  await analyse(connectionString);
  return leftOut;
}

async function loadTables(client: pg.ClientBase, tables: readonly Table[], openRows: Loading['openRows']) {
  const names = tables.map(({ name }) => name);
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  // Somebody may have written in the meantime.
  await ensureEmptyDatabase(client);
  // The rows already include what triggers would write. Foreign keys stay enabled: only a superuser can disable them.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations and a first start leave a few rows. Truncating would create a new file for every table and index.
  for (const name of names.toReversed()) await client.query(`delete from only ${name}`);
  for (const table of tables)
    await pipeline(await openRows(table), client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)));
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

async function ensureSame(client: pg.ClientBase, { name, rows, hash }: DatabaseCopy['tables'][number]): Promise<void> {
  const found = await readTableContents(client, name);
  if (found.rows === rows && found.hash === hash) return;
  throw new Error(`${name} tablosu aynı değil (${rows} satır olmalı, ${found.rows} satır var). Yükleme geri alındı.`);
}

async function knownSequences(client: pg.ClientBase, { sequences }: DatabaseCopy) {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [sequences.map(({ name }) => name)],
  );
  return sequences.filter(({ name }) => rows.some((row) => row.name === name));
}

/** Without statistics, the first searches would be planned for empty tables. */
async function analyse(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
