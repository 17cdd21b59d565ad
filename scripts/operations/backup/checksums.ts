import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';

/**
 * The SHA-256 of every part of a backup, in the format of `sha256sum -c`. Written last: a backup without it is
 * unfinished.
 */
const SUMS_FILE = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

export type Checksums = Map<string, string>;

/** A stream that passes bytes through and calculates their SHA-256. */
export function hashing(): Transform & { digest(): string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(through, { digest: () => hash.digest('hex') });
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

export async function writeChecksums(folder: string, sums: Checksums): Promise<void> {
  const lines = [...sums].toSorted().map(([path, sum]) => `${sum}  ${path}\n`);
  const partial = join(folder, `.${SUMS_FILE}`);
  await writeFile(partial, lines.join(''), { mode: 0o600, flush: true });
  await rename(partial, join(folder, SUMS_FILE));
}

/** Reads a whole backup. Throws a refusal if a part is missing, changed or unexpected. */
export async function verifyChecksums(folder: string): Promise<Checksums> {
  const sums = await readChecksums(folder);
  const found = new Set(await partsOf(folder));
  const missing = [...sums.keys()].filter((path) => !found.has(path));
  const foreign = [...found].filter((path) => !sums.has(path));
  const changed: string[] = [];
  for (const [path, sum] of sums)
    if (found.has(path) && (await hashOf(createReadStream(join(folder, path)))) !== sum) changed.push(path);
  const faults = [
    ...missing.map((path) => `${path} yok`),
    ...changed.map((path) => `${path} değişmiş`),
    ...foreign.map((path) => `${path} yedeğe ait değil`),
  ];
  if (faults.length > 0) throw damaged(faults);
  return sums;
}

async function readChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, SUMS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Refusal(
      `${folder} tamamlanmış bir yedek değil (${SUMS_FILE} dosyası okunamıyor). Hiçbir şeye dokunulmadı.`,
    );
  const entries = text.split('\n').slice(0, -1);
  const sums = new Map(entries.map((line) => LINE.exec(line) ?? []).map(([, sum = '', path = '']) => [path, sum]));
  if (sums.has('') || sums.size !== entries.length || !text.endsWith('\n')) throw damaged([`${SUMS_FILE} okunamıyor`]);
  return sums;
}

async function partsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path !== SUMS_FILE);
}

const MOST_NAMED = 5;

function damaged(faults: readonly string[]): Refusal {
  const more = faults.length > MOST_NAMED ? ` ve ${faults.length - MOST_NAMED} sorun daha` : '';
  return new Refusal(
    `Yedek bozuk: ${faults.slice(0, MOST_NAMED).join(', ')}${more}. Hiçbir şeye dokunulmadı; başka bir yedek kullanın.`,
  );
}
