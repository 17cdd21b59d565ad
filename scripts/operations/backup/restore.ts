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

/** A backup that has been read through and found whole. */
export type VerifiedBackup = { readonly folder: string; readonly sums: Checksums; readonly manifest: BackupManifest };

export type RestoreTarget = { readonly connectionString: string; readonly files: FileStore };

/** Reads a backup through. Throws `Refusal` for one that is unfinished, damaged, or of a newer version. */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const sums = await verifyChecksums(folder);
  const manifest = await readManifest(folder);
  await ensureKnownVersion(manifest.database.version);
  return { folder, sums, manifest };
}

/**
 * Brings a backup into an empty database and an empty file store, and compares what has arrived with what was backed
 * up. The database gets it as a whole at the very end or not at all; files of a restore that fails are removed again.
 * Throws `Refusal`, with nothing changed, for a target that holds something. Answers the tables that this version has
 * no place for.
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

/** The secret that the backed up installation signed with. Only older backups hold it. */
export async function readSecret({ folder, sums }: VerifiedBackup): Promise<string | undefined> {
  return sums.has(SECRET_PART) ? await readFile(join(folder, SECRET_PART), 'utf8') : undefined;
}

/**
 * Programs that follow listings read everything again: what happened after the backup has other places in the feed now.
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
