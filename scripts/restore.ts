import { resolve } from 'node:path';
import { pino } from 'pino';
import { readProcessConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { keepSecret } from './operations/backup/kept-secret.ts';
import { readSecret, restoreBackup, verifyBackup } from './operations/backup/restore.ts';
import { runCommand } from './operations/run-command.ts';
import { say } from './show-progress.ts';

const USAGE = 'Kullanım: npm run restore -- <yedek klasörü>';

async function restoreFrom(path: string): Promise<void> {
  const backup = await verifyBackup(resolve(path));
  say('Yedek sağlam. Yükleniyor…');
  const config = readProcessConfig({ LOG_LEVEL: 'warn' });
  const connection = await connectDatabase(config, pino({ level: config.LOG_LEVEL }));
  try {
    const { connectionString } = connection;
    const leftOut = await restoreBackup(backup, { connectionString, files: await openFileStore(config) });
    for (const name of leftOut) say(`Uyarı: ${name} tablosu Peyda’nın değil; yüklenmedi.`);
    const secret = await readSecret(backup);
    if (secret !== undefined && config.SESSION_SECRET === undefined) await keepSecret(config.DATA_DIR, secret);
    else if (config.SESSION_SECRET === undefined)
      say(
        'Uyarı: SESSION_SECRET yedekte yok. Yedeği alınan kurulumdakini ayarlayın; yoksa postalanmış bağlantılar ve denemeler geçersiz olur.',
      );
    say(
      `Geri yüklendi: ${new Date(backup.manifest.madeAt).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' })} tarihli yedek.`,
    );
  } finally {
    await connection.close();
  }
}

await runCommand({ usage: USAGE, failed: 'Geri yüklenemedi' }, restoreFrom);
