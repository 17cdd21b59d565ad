import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { readProcessConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { backUp } from './operations/backup/back-up.ts';
import { SECRET_PART } from './operations/backup/backup-manifest.ts';
import { readKeptSecret } from './operations/backup/kept-secret.ts';
import { markBackup } from './operations/backup/last-backup.ts';
import { removalFileOf, writeRemovals } from './operations/backup/removal-file.ts';
import { runCommand } from './operations/run-command.ts';
import { say } from './show-progress.ts';

const USAGE = 'Kullanım: npm run backup -- <yeni klasör>';

async function backUpInto(path: string): Promise<void> {
  const folder = resolve(path);
  const config = readProcessConfig({ LOG_LEVEL: 'warn' });
  const now = new Date();
  const connection = await connectDatabase(config, pino({ level: config.LOG_LEVEL }));
  try {
    const { connectionString } = connection;
    const files = await openFileStore(config);
    const counts = await backUp({ connectionString, files }, folder, now);
    await markBackup(config.DATA_DIR, { at: now, folder });
    await listWhatIsRemoved(connectionString, removalFileOf(folder));
    const [tables, rows, stored] = [counts.tables, counts.rows, counts.files].map((n) => n.toLocaleString('tr-TR'));
    if ((await readKeptSecret(config)) !== undefined)
      say(
        `İmza anahtarı yedekte yok. ${join(config.DATA_DIR, SECRET_PART)} dosyasını yedeklerden ayrı bir yerde saklayın.`,
      );
    say(`Yedek hazır: ${folder} (${tables} tabloda ${rows} satır, ${stored} dosya).`);
  } finally {
    await connection.close();
  }
}

async function listWhatIsRemoved(connectionString: string, path: string): Promise<void> {
  const db = openDatabase(connectionString);
  try {
    await writeRemovals({ db }, path);
  } finally {
    await db.$client.end();
  }
}

await runCommand({ usage: USAGE, failed: 'Yedeklenemedi' }, backUpInto);
