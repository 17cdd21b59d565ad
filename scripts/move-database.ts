import { pino } from 'pino';
import { type Config, readProcessConfig } from '#server/config.ts';
import { connectDatabase, type DatabaseConnection } from '#server/database/connect-database.ts';
import { hasEmbeddedDatabase, isEmbeddedInUse } from './operations/embedded-in-use.ts';
import { moveDatabase } from './operations/move-database.ts';
import { Refusal } from './operations/refusal.ts';
import { runCommand } from './operations/run-command.ts';
import { say } from './show-progress.ts';

const EMBEDDED = 'embedded';
const USAGE = `Kullanım: npm run move-database -- <DATABASE_URL>     şimdiki veritabanını bu sunucuya kopyalar
          npm run move-database -- ${EMBEDDED}           DATABASE_URL sunucusundan DATA_DIR içindeki gömülü veritabanına`;

const log = pino({ level: 'warn' });

async function move(target: string): Promise<void> {
  const config = readProcessConfig();
  const isBack = target === EMBEDDED;
  if (!isBack && !/^postgres(?:ql)?:\/\//.test(target)) throw new Refusal(`Geçersiz hedef. ${USAGE}`);
  if (isBack && !config.DATABASE_URL)
    throw new Refusal('Veritabanı zaten gömülü. Geri taşımak için DATABASE_URL ile kaynak sunucuyu gösterin.');
  await ensureEmbeddedIsFree(config, isBack);
  const connections: DatabaseConnection[] = [];
  const open = async (url: string | undefined) => {
    const connection = await connectDatabase({ ...config, DATABASE_URL: url }, log);
    connections.push(connection);
    return connection.connectionString;
  };
  try {
    const from = await open(config.DATABASE_URL);
    const { tables } = await moveDatabase(from, await open(isBack ? undefined : target));
    const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0);
    say(`Kopyalandı ve karşılaştırıldı: ${tables.length} tabloda ${rows.toLocaleString('tr-TR')} satır, hepsi aynı.`);
    say(
      isBack
        ? 'Şimdi DATABASE_URL ayarını kaldırın ve Peyda’yı başlatın.'
        : 'Şimdi DATABASE_URL ayarını bu adres yapın ve Peyda’yı başlatın.',
    );
    say('Eski veritabanına dokunulmadı; yenisinin çalıştığını görünce silebilirsiniz.');
  } finally {
    for (const connection of connections.reverse()) await connection.close();
  }
}

async function ensureEmbeddedIsFree(config: Config, isTarget: boolean): Promise<void> {
  if (config.DATABASE_URL && !isTarget) return;
  if (!isTarget && !(await hasEmbeddedDatabase(config.DATA_DIR)))
    throw new Refusal(`${config.DATA_DIR} içinde taşınacak bir veritabanı yok.`);
  if (await isEmbeddedInUse(config.DATA_DIR))
    throw new Refusal(`${config.DATA_DIR} içindeki veritabanını çalışan bir süreç kullanıyor. Önce Peyda’yı durdurun.`);
}

await runCommand({ usage: USAGE, failed: 'Taşınamadı' }, move);
