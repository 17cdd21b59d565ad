import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { migrateDatabase } from '#server/database/open-database.ts';
import type { FileArea, FileStore } from '#server/platform/files/file-store.ts';
import { loadDatabase } from '../database/load-database.ts';
import { ensureKnownVersion } from '../database/schema-version.ts';
import { eachOf } from '../each-of.ts';
import { Refusal } from '../refusal.ts';
import { type BackupManifest, FILE_FOLDERS, readManifest, SECRET_PART, tablePart } from './backup-manifest.ts';
import { type Checksums, verifyChecksums } from './checksums.ts';

const FILES_AT_ONCE = 4;

/** A backup that has been read completely and is intact. */
export type VerifiedBackup = { readonly folder: string; readonly sums: Checksums; readonly manifest: BackupManifest };

export type RestoreTarget = { readonly connectionString: string; readonly files: FileStore };

/** Reads a whole backup. Throws `Refusal` for one that is unfinished, damaged, or of a newer version. */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const sums = await verifyChecksums(folder);
  const manifest = await readManifest(folder);
  await ensureKnownVersion(manifest.database.version);
  return { folder, sums, manifest };
}

/**
 * Restores a backup into an empty database and an empty file store, and compares the result with the backup. The
 * database is committed as a whole at the very end; files of a failed restore are deleted again. Throws `Refusal`,
 * without a change, for a target that is not empty. Returns the tables that this version does not have.
 */
export async function restoreBackup(backup: VerifiedBackup, target: RestoreTarget): Promise<string[]> {
  const { folder, manifest } = backup;
  await ensureNoFiles(target.files);
  const written: (() => Promise<void>)[] = [];
  try {
    const leftOut = await loadDatabase(target.connectionString, manifest.database, {
      openRows: async ({ name }) => createReadStream(join(folder, tablePart(name))).pipe(createGunzip()),
      beforeCommit: () => restoreFiles(backup, target.files, written),
    });
    await migrateDatabase(target.connectionString);
    await renewFeed(target.connectionString);
    return leftOut;
  } catch (error) {
    for (const remove of written) await remove().catch(() => undefined);
    throw error;
  }
}

/** The secret with which the backed up installation signed. Only older backups contain it. */
export async function readSecret({ folder, sums }: VerifiedBackup): Promise<string | undefined> {
  return sums.has(SECRET_PART) ? await readFile(join(folder, SECRET_PART), 'utf8') : undefined;
}

/**
 * Makes clients of the change feed read everything again: later changes of the original get different positions here.
 */
async function renewFeed(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('update change_feed set epoch = gen_random_uuid()');
  } finally {
    await client.end();
  }
}

async function ensureNoFiles(files: FileStore): Promise<void> {
  for (const area of [files, files.locked])
    for await (const key of area.list())
      throw new Refusal(
        `Hedef dosya deposu boş değil (ilk dosya: ${key}). Hiçbir şeye dokunulmadı. Boş bir DATA_DIR ya da boş bir kova (S3_BUCKET) gösterin.`,
      );
}

async function restoreFiles(
  { folder, sums }: VerifiedBackup,
  files: FileStore,
  written: (() => Promise<void>)[],
): Promise<void> {
  for (const [area, name] of areasOf(files)) {
    const paths = [...sums.keys()].filter((path) => path.startsWith(`${name}/`));
    await eachOf(paths, FILES_AT_ONCE, async (path) => {
      const key = path.slice(name.length + 1);
      written.push(() => area.remove(key));
      await area.put(key, await readFile(join(folder, path)));
    });
  }
}

function areasOf(files: FileStore): [FileArea, string][] {
  return [
    [files, FILE_FOLDERS.public],
    [files.locked, FILE_FOLDERS.locked],
  ];
}
