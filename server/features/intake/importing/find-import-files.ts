import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareTurkish } from '#shared/text/turkish-text.ts';

export type ImportFile = { path: string; bytes: number };
export type FileFault = { path: string; reason: string };

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'bulunamadı',
  ENOTDIR: 'bulunamadı',
  EACCES: 'okuma izni yok',
  EPERM: 'okuma izni yok',
  ELOOP: 'sembolik bağlantı kendine dönüyor',
  ENAMETOOLONG: 'adı çok uzun',
};

/** Why a file or folder could not be read, in Turkish. */
export function fileFaultReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SYSTEM_REASONS[code] ?? `okunamadı (${code || String(error)})`;
}

/**
 * Finds the files of a folder and its subfolders, or the single file, sorted by name. Skips hidden files, and folders
 * that were already visited through a symbolic link. Unreadable paths are in `faults`.
 */
export async function findImportFiles(path: string): Promise<{ files: ImportFile[]; faults: FileFault[] }> {
  const found: { files: ImportFile[]; faults: FileFault[] } = { files: [], faults: [] };
  await addPath(path, new Set(), found);
  return found;
}

async function addPath(
  path: string,
  entered: Set<string>,
  found: { files: ImportFile[]; faults: FileFault[] },
): Promise<void> {
  try {
    const entry = await stat(path);
    if (entry.isFile()) {
      if (entry.size === 0) found.faults.push({ path, reason: 'boş dosya' });
      else found.files.push({ path, bytes: entry.size });
    } else if (entry.isDirectory()) {
      const folder = await realpath(path);
      if (entered.has(folder)) return;
      entered.add(folder);
      const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort(compareTurkish);
      for (const name of names) await addPath(join(path, name), entered, found);
    } else {
      found.faults.push({ path, reason: 'dosya değil' });
    }
  } catch (error) {
    found.faults.push({ path, reason: fileFaultReason(error) });
  }
}
