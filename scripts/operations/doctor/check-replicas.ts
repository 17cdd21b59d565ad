import pg from 'pg';
import type { Config } from '#server/config.ts';
import { replicaName } from '#server/database/open-replicas.ts';
import { type Finding, fine, missing, reasonOf, warn } from './finding.ts';

const TIMEOUT_MS = 5000;
const SUBJECT = 'Okuma kopyası';

type State = { readonly isReplica: boolean; readonly writes: bigint };

/**
 * Whether each server of DATABASE_READ_URL is reachable, is a replica, and has caught up with the primary. Changes
 * nothing.
 */
export async function checkReplicas({ DATABASE_URL, DATABASE_READ_URL }: Config): Promise<Finding[]> {
  if (!DATABASE_URL || DATABASE_READ_URL.length === 0) return [];
  // Read before the primary, so that a concurrent write can't make a replica look ahead of it.
  const replicas = await Promise.all(DATABASE_READ_URL.map((url) => readState(url).catch(reasonOf)));
  const primary = await readState(DATABASE_URL).catch(() => undefined);
  return replicas.map((state, at) => judge(replicaName(DATABASE_READ_URL[at] ?? ''), state, primary));
}

function judge(name: string, state: State | string, primary: State | undefined): Finding {
  if (typeof state === 'string') return missing(SUBJECT, `${name} kullanılamıyor: ${state}`);
  if (!primary) return warn(SUBJECT, `${name} yanıt veriyor; ana veritabanına ulaşılamadığı için karşılaştırılamadı.`);
  if (state.writes > primary.writes)
    return missing(SUBJECT, `${name} başka bir veritabanının: ana veritabanında olmayan kayıtlar içeriyor.`);
  if (!state.isReplica)
    return warn(SUBJECT, `${name} bir kopya değil, yazılabilir bir sunucu; ana veritabanını izlediğinden emin olun.`);
  const behind = primary.writes - state.writes;
  if (behind > 0n) return warn(SUBJECT, `${name} geride: ${behind} yazma eksik. Birkaç saniye sonra yeniden bakın.`);
  return fine(SUBJECT, `${name} güncel`);
}

async function readState(connectionString: string): Promise<State> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ replica: boolean; writes: string }>(
      'select pg_is_in_recovery() as replica, (select coalesce(sum(writes), 0)::text from property_writes) as writes',
    );
    return { isReplica: rows[0]?.replica ?? false, writes: BigInt(rows[0]?.writes ?? 0) };
  } finally {
    await client.end();
  }
}
