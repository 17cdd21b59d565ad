import { sql } from 'drizzle-orm';
import type { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import type { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';

const NOTED_EVERY_MS = 60_000;

type Used = {
  readonly table: typeof apiKeys | typeof appConnections;
  readonly id: string;
  /** The value that was read with the row. */
  readonly lastUsedAt: Date | null;
};

/** Records when a key or a connection was last used, to the minute. */
export async function noteUse({ db }: Pick<Deps, 'db'>, { table, id, lastUsedAt }: Used, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - NOTED_EVERY_MS);
  if (lastUsedAt !== null && lastUsedAt > stale) return;
  // The condition is checked again, so that only one of many concurrent calls writes. A call that finds the row locked
  // does not wait.
  await db.execute(sql`
    update ${table} set last_used_at = ${now.toISOString()}::timestamptz
    where id = (select id from ${table} where id = ${id} for update skip locked)
      and (last_used_at is null or last_used_at <= ${stale.toISOString()}::timestamptz)`);
}
