import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileArea, FileStore } from '#server/platform/files/file-store.ts';
import { type DatabaseCopy, readDatabase } from '../database/database-copy.ts';
import { copyTarget, type Table } from '../database/list-tables.ts';
import { inTransaction } from '../database/open-session.ts';
import { eachOf } from '../each-of.ts';
import { Refusal } from '../refusal.ts';
import { type BackupManifest, FILE_FOLDERS, MANIFEST_FILE, tablePart } from './backup-manifest.ts';
import { type Checksums, hashing, writeChecksums } from './checksums.ts';

const FILES_AT_ONCE = 4;
const GZIP_LEVEL = 3;

export type BackupSource = {
  readonly connectionString: string;
  readonly files: FileStore;
};

export type BackupCounts = { readonly tables: number; readonly rows: number; readonly files: number };

/**
 * Copies database and files to a new folder that only its owner can read; the product may run meanwhile. The database
 * is one snapshot. The files are copied after it, so that all files it refers to are included, except those that are
 * deleted in these minutes. Throws `Refusal` for a folder that is not empty.
 */
export async function backUp(source: BackupSource, folder: string, now: Date): Promise<BackupCounts> {
  await ensureEmptyFolder(folder);
  try {
    return await fillFolder(source, folder, now);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function ensureEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Refusal(`${folder} klasörü boş değil. Her yedek kendi klasörüne alınır; yeni bir klasör adı verin.`);
  // It may have existed before, readable by everybody.
  await chmod(folder, 0o700);
}

async function fillFolder(source: BackupSource, folder: string, now: Date): Promise<BackupCounts> {
  const sums: Checksums = new Map();
  const write = async (path: string, ...content: [Readable, ...NodeJS.ReadWriteStream[]]) =>
    void sums.set(path, await writePart(join(folder, path), content));
  const writeText = (path: string, text: string) => write(path, Readable.from([Buffer.from(text)]));

  const database = await inTransaction(source.connectionString, 'read only', (client) =>
    readDatabase(client, (table) =>
      write(tablePart(table.name), rowsOf(client, table), createGzip({ level: GZIP_LEVEL })),
    ),
  );
  const manifest: BackupManifest = { format: 1, madeAt: now.toISOString(), database };
  await writeText(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
  const writeFiles = (area: FileArea, name: string) =>
    eachOf(area.list(), FILES_AT_ONCE, async (key) => {
      const stored = await area.read(key);
      // Undefined if it was deleted after it was listed.
      if (stored) await write(`${name}/${key}`, stored.stream);
    });
  await writeFiles(source.files, FILE_FOLDERS.public);
  await writeFiles(source.files.locked, FILE_FOLDERS.locked);
  await writeChecksums(folder, sums);
  return countsOf(database, sums);
}

function rowsOf(client: ClientBase, table: Table): Readable {
  return client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
}

/** Writes a file durably and returns its SHA-256. */
async function writePart(path: string, content: [Readable, ...NodeJS.ReadWriteStream[]]): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = hashing();
  await pipeline([...content, hash, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })]);
  return hash.digest();
}

function countsOf({ tables }: DatabaseCopy, sums: Checksums): BackupCounts {
  const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0);
  const isFile = (path: string) => Object.values(FILE_FOLDERS).some((name) => path.startsWith(`${name}/`));
  return { tables: tables.length, rows, files: [...sums.keys()].filter(isFile).length };
}
