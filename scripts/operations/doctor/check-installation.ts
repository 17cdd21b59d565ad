import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config.ts';
import { type Finding, fine, missing, reasonOf, warn } from './finding.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Compares the running Node with the version that the project specifies. */
export async function checkNode(running = process.versions.node): Promise<Finding> {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const wanted = String(dependencies.node);
  const majorOf = (version: string) => Number(version.split('.')[0]);
  if (majorOf(running) < majorOf(wanted))
    return missing('Node', `${running} eski; ${wanted} gerekir. Komutları npm ile çalıştırın (npm ci onu kurar).`);
  if (running.localeCompare(wanted, 'en', { numeric: true }) < 0)
    return warn('Node', `${running}; projeyle gelen ${wanted} daha yeni.`);
  return fine('Node', running);
}

export function checkPages(): Finding {
  return existsSync(join(ROOT, 'dist/server/server.js'))
    ? fine('Sayfalar', 'derlenmiş')
    : missing('Sayfalar', 'derlenmemiş. npm run build ile derleyin (npm start kendisi derler).');
}

/** Whether DATA_DIR is writable; does not create it. */
export async function checkDataDir({ DATA_DIR }: Config): Promise<Finding> {
  if (!existsSync(DATA_DIR)) return warn('Veri klasörü', `${DATA_DIR} henüz yok; ilk başlatmada oluşturulur.`);
  try {
    await rmdir(await mkdtemp(join(DATA_DIR, '.doctor-')));
    return fine('Veri klasörü', `${DATA_DIR} yazılabiliyor`);
  } catch (error) {
    return missing('Veri klasörü', `${DATA_DIR} yazılamıyor (${reasonOf(error)}). İzinleri ve boş yeri kontrol edin.`);
  }
}
