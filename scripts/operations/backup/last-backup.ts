import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A file in DATA_DIR that records when this installation was last backed up, and where to. */
const MARK_FILE = 'last-backup.json';
const markSchema = z.object({ at: z.coerce.date(), folder: z.string() });
export type LastBackup = z.infer<typeof markSchema>;

export async function markBackup(dataDir: string, mark: LastBackup): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, MARK_FILE), `${JSON.stringify(mark)}\n`, { mode: 0o600 });
}

/** Undefined if no backup is known. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    return markSchema.parse(JSON.parse(await readFile(join(dataDir, MARK_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
