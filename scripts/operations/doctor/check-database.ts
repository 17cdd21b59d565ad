import type { ClientBase } from 'pg';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { inTransaction } from '../database/open-session.ts';
import { knownVersions, readSchemaVersion } from '../database/schema-version.ts';
import { hasEmbeddedDatabase } from '../embedded-in-use.ts';
import { type Finding, fine, missing, reasonOf, warn } from './finding.ts';

const OLDEST_SERVER = 150_000;

/** Whether the database is reachable, recent enough and migrated, and what it contains. Changes nothing. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const isEmbedded = config.DATABASE_URL === undefined;
  if (isEmbedded && !(await hasEmbeddedDatabase(config.DATA_DIR)))
    return [warn('Veritabanı', 'henüz yok; ilk başlatmada veri klasöründe kurulur.')];
  try {
    const connection = await connectDatabase(config, pino({ level: 'silent' }));
    try {
      return await inTransaction(connection.connectionString, 'read only', async (client) => [
        await checkServer(client, isEmbedded),
        ...(await checkSchema(client)),
      ]);
    } finally {
      await connection.close();
    }
  } catch (error) {
    return [missing('Veritabanı', `ulaşılamıyor: ${reasonOf(error)}`)];
  }
}

async function checkServer(client: ClientBase, isEmbedded: boolean): Promise<Finding> {
  const { rows } = await client.query<{ number: string; version: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
  );
  const version = `PostgreSQL ${rows[0]?.version} (${isEmbedded ? 'gömülü' : 'DATABASE_URL'})`;
  if (Number(rows[0]?.number) < OLDEST_SERVER)
    return missing('Veritabanı', `${version} eski; en az PostgreSQL 15 gerekir.`);
  return fine('Veritabanı', `${version} yanıt veriyor`);
}

async function checkSchema(client: ClientBase): Promise<Finding[]> {
  const version = await readSchemaVersion(client);
  if (version === undefined) return [warn('Şema', 'henüz kurulmadı; ilk başlatmada kurulur.')];
  const known = await knownVersions();
  const pending = known.filter((one) => one > version).length;
  if (pending > 0) return [warn('Şema', `${pending} güncelleme bekliyor; ilk başlatmada uygulanır. Önce yedek alın.`)];
  if (!known.includes(version))
    return [missing('Şema', 'veritabanı bu kurulumdan daha yeni bir sürümün. Peyda’yı güncelleyin.')];
  return [fine('Şema', 'güncel'), await checkListings(client)];
}

async function checkListings(client: ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ samples: number; real: number }>(
    `select count(*) filter (where source = $1)::int as samples, count(*) filter (where source <> $1)::int as real
     from properties`,
    [SAMPLE_SOURCE],
  );
  const { samples = 0, real = 0 } = rows[0] ?? {};
  if (samples > 0)
    return missing('İlanlar', `örnek veri gösteriliyor (${samples}). Gerçek ilanlar gelince otomatik kalkar.`);
  return real > 0 ? fine('İlanlar', real.toLocaleString('tr-TR')) : warn('İlanlar', 'henüz hiç ilan yok.');
}
