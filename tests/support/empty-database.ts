import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, runSql } from './test-server.ts';

let made = 0;

export type EmptyDatabase = { readonly url: string; close(): Promise<void> };

/** A database on the test server in which nothing was ever made; `close` drops it. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `peyda_empty_${process.pid}_${made++}`;
  await runSql(serverUrl, `create database ${name} encoding 'UTF8' template template0`);
  return { url: databaseUrl(serverUrl, name), close: () => dropDatabase(serverUrl, name) };
}

/** What one statement answers, on a connection of its own. */
// biome-ignore lint/suspicious/noExplicitAny: rows of any statement, which the test looks into
export async function askDatabase(url: string, statement: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table as sorted JSON; without numbers of transactions, which a server gives out for itself. */
export async function dumpRows(url: string): Promise<Record<string, string[]>> {
  const tables = await askDatabase(
    url,
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle') order by 1",
  );
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await askDatabase(url, `select (to_jsonb(t) - 'made_by' - 'seen')::text as row from ${name} t`);
    dump[name] = rows.map(({ row }) => row).toSorted();
  }
  return dump;
}
