import { RUN_LOCKS } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';

/** Another process is reading the source. */
export class SourceBusyError extends Error {}

/**
 * Runs `work` while holding the lock of a source. The lock ends with the connection, so a killed process leaves none
 * behind. `signal` is aborted when the connection is lost, because another process may then begin.
 */
export async function withRunLock<T>(
  { db }: Pick<Deps, 'db'>,
  source: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  const lost = new AbortController();
  const lose = (error: Error) => lost.abort(new Error('Veritabanı bağlantısı koptu', { cause: error }));
  client.on('error', lose);
  let isSound = false;
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as "isOurs"',
      [RUN_LOCKS, source],
    );
    isSound = true;
    if (!rows[0]?.isOurs) throw new SourceBusyError(`${source}: şu anda başka bir süreç topluyor`);
    isSound = false;
    try {
      return await work(lost.signal);
    } finally {
      // Released at once, so that the next run can take it; a broken connection releases it by closing.
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [RUN_LOCKS, source]).then(
        () => {
          isSound = true;
        },
        () => undefined,
      );
    }
  } finally {
    client.off('error', lose);
    client.release(!isSound);
  }
}

/** Returns which of these sources are being read now, according to their locks. */
export async function findBusy({ db }: Pick<Deps, 'db'>, sources: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select name from unnest($1::text[]) name
     where exists (select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())
       and l.classid::bigint = $2 and l.objid::bigint = hashtext(name)::bigint & 4294967295)`,
    [sources, RUN_LOCKS],
  );
  return new Set(rows.map(({ name }) => name));
}
