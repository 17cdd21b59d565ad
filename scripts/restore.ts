import { resolve } from 'node:path';
import { pino } from 'pino';
import { readProcessConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type Removed, removeAgain } from '#server/features/desk/removal-requests/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { keepSecret, readKeptSecret } from './operations/backup/kept-secret.ts';
import { readRemovals, removalFileOf } from './operations/backup/removal-file.ts';
import { readSecret, restoreBackup, verifyBackup } from './operations/backup/restore.ts';
import { runCommand } from './operations/run-command.ts';
import { say } from './show-progress.ts';

const USAGE = 'Kullanım: npm run restore -- <yedek klasörü>';

async function restoreFrom(path: string): Promise<void> {
  const backup = await verifyBackup(resolve(path));
  const removals = await readRemovals(removalFileOf(backup.folder));
  say('Yedek sağlam. Yükleniyor…');
  const config = readProcessConfig({ LOG_LEVEL: 'warn' });
  const connection = await connectDatabase(config, pino({ level: config.LOG_LEVEL }));
  try {
    const { connectionString } = connection;
    const files = await openFileStore(config);
    const leftOut = await restoreBackup(backup, { connectionString, files });
    await removeAgainFrom(connectionString, files, removals);
    for (const name of leftOut) say(`Uyarı: ${name} tablosu Peyda’nın değil; yüklenmedi.`);
    const secret = await readSecret(backup);
    if (secret !== undefined && config.SESSION_SECRET === undefined) await keepSecret(config.DATA_DIR, secret);
    else if (config.SESSION_SECRET === undefined && (await readKeptSecret(config)) === undefined)
      say(
        `Uyarı: İmza anahtarı yedekte yok. Ayrı sakladığınız session-secret dosyasını siteyi başlatmadan ${config.DATA_DIR} klasörüne koyun ya da SESSION_SECRET ayarını verin. Yoksa postalanmış bağlantılar ve iki adımlı girişler geçersiz olur.`,
      );
    say(
      `Geri yüklendi: ${new Date(backup.manifest.madeAt).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' })} tarihli yedek.`,
    );
  } finally {
    await connection.close();
  }
}

/** Removes again what was removed after the backup was made. */
async function removeAgainFrom(
  connectionString: string,
  files: FileStore,
  removals: readonly Removed[] | undefined,
): Promise<void> {
  if (!removals) {
    say(
      'Uyarı: Yedeğin yanında removals.jsonl yok. Yedekten sonra kapatılan kelimeler, gizlenen ilanlar, kapatılan dosyalar ve silinen hesaplar geri gelmiş olabilir; siteyi açmadan kontrol edin.',
    );
    return;
  }
  const db = openDatabase(connectionString);
  try {
    const {
      accounts,
      hidden,
      masks,
      files: hiddenFiles,
    } = await removeAgain({ db, clock: systemClock, files }, removals);
    say(`Yeniden kaldırıldı: ${accounts} hesap, ${hidden} ilan, ${masks} kelime, ${hiddenFiles} dosya.`);
  } finally {
    await db.$client.end();
  }
}

await runCommand({ usage: USAGE, failed: 'Geri yüklenemedi' }, restoreFrom);
