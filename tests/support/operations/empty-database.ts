import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, runSql } from '../test-server.ts';

let made = 0;

export type EmptyDatabase = { readonly url: string; close(): Promise<void> };

/** A new database on the test server, without any tables; `close` drops it. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `peyda_empty_${process.pid}_${made++}`;
  await runSql(serverUrl, `create database ${name} encoding 'UTF8' template template0`);
  return { url: databaseUrl(serverUrl, name), close: () => dropDatabase(serverUrl, name) };
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any statement, which the test inspects
type Ask = (statement: string) => Promise<any[]>;

async function onConnection<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a separate connection and returns its rows. */
export const askDatabase = (url: string, statement: string) => onConnection(url, (ask) => ask(statement));

/** Every row of every table as sorted JSON, without transaction numbers, because each server assigns its own. */
export function dumpRows(url: string): Promise<Record<string, string[]>> {
  return onConnection(url, async (ask) => {
    const tables = await ask(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle')
        and table_name not in ('search_changes', 'forgotten_search_changes') order by 1`);
    const dump: Record<string, string[]> = {};
    for (const { name } of tables) {
      const rows = await ask(`select (to_jsonb(t) - 'made_by' - 'seen')::text as row from ${name} t`);
      dump[name] = rows.map(({ row }) => row).toSorted();
    }
    return dump;
  });
}
