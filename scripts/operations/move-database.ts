import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type DatabaseCopy, readDatabase } from './database/database-copy.ts';
import { copyTarget } from './database/list-tables.ts';
import { loadDatabase } from './database/load-database.ts';
import { inTransaction } from './database/open-session.ts';
import { ensureKnownVersion } from './database/schema-version.ts';
import { Refusal } from './refusal.ts';

/**
 * Copies a database into an empty one on another server and compares every table. The source is not changed. Throws
 * `Refusal` while anybody else is connected to it, because what is written after the copy would be lost.
 */
export async function moveDatabase(from: string, to: string): Promise<DatabaseCopy> {
  return inTransaction(from, 'read only', async (client) => {
    await ensureAlone(client);
    const copy = await readDatabase(client, async () => undefined);
    await ensureKnownVersion(copy.version);
    const leftOut = await loadDatabase(to, copy, {
      openRows: async (table) => client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
    });
    return { ...copy, tables: copy.tables.filter(({ name }) => !leftOut.includes(name)) };
  });
}

/** Retries, because PostgreSQL lists a connection for a moment after it was closed. */
async function ensureAlone(client: ClientBase): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const others = await countOthers(client);
    if (others === 0) return;
    if (looks === 10)
      throw new Refusal(
        `Kaynak veritabanını ${others} bağlantı daha kullanıyor. Önce Peyda’nın bütün süreçlerini durdurun; yoksa taşıma sırasında yazılanlar kaybolur.`,
      );
    await sleep(100);
  }
}

async function countOthers(client: ClientBase): Promise<number | undefined> {
  // Within a transaction, the list would otherwise stay as it was first read.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.others;
}
