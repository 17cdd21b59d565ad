import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseCopySchema } from '../database/database-copy.ts';
import { Refusal } from '../refusal.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: databaseCopySchema,
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_PART = 'session-secret';

/** The path of a table's rows in a backup. */
export const tablePart = (name: string) => `database/${name.replaceAll('"', '')}.copy.gz`;

/** The folders of a backup that contain files, with their names in DATA_DIR. */
export const FILE_FOLDERS = { public: 'files', locked: 'files.locked' } as const;

export async function readManifest(folder: string): Promise<BackupManifest> {
  const parsed = manifestSchema.safeParse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Refusal(`${MANIFEST_FILE} bu sürümün tanıdığı bir yedeğin değil. Önce Peyda’yı güncelleyin.`);
}
