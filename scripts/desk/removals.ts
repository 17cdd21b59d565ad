import { resolve } from 'node:path';
import { readProcessConfig } from '#server/config.ts';
import { openDeps } from '#server/open-deps.ts';
import { readLastBackup } from '../operations/backup/last-backup.ts';
import { removalFileOf, writeRemovals } from '../operations/backup/removal-file.ts';
import { Refusal } from '../operations/refusal.ts';
import { say } from '../show-progress.ts';

/*
 * `npm run removals -- [file]`: writes what was removed, so that restoring a backup does not bring it back. Without a
 * file, it is written next to the last backup.
 */
const config = readProcessConfig({ LOG_LEVEL: 'warn' });
const [given] = process.argv.slice(2);
try {
  const last = await readLastBackup(config.DATA_DIR);
  const path = given === undefined ? last && removalFileOf(last.folder) : resolve(given);
  if (path === undefined)
    throw new Refusal('Henüz yedek alınmamış. Listenin yazılacağı dosyayı söyleyin: npm run removals -- <dosya>');
  const deps = await openDeps(config);
  try {
    say(`${path}: ${await writeRemovals(deps, path)} kayıt.`);
  } finally {
    await deps.close();
  }
} catch (error) {
  process.stderr.write(`Yazılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Refusal ? 1 : 2;
}
