import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { copyFile, lstat, open, readFile, rm, truncate } from 'node:fs/promises';
import { keepPrivate } from './keep-private.ts';
import { unlessMissing } from './unless-missing.ts';

const LIMIT_BYTES = 10 * 1024 * 1024;
const CHECK_EVERY_MS = 60 * 60 * 1000;
const TAIL_LINES = 20;

/** Opens the server's log for appending; only its owner can read and write it. */
export async function openServerLog(path: string): Promise<FileHandle> {
  await limitServerLog(path);
  // Root must not follow a link that the folder's owner put there.
  const flags = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  const file = await open(path, flags, 0o600);
  keepPrivate(path);
  return file;
}

/** Copies a log over 10 MB to `<log>.1`, replacing the old copy, and empties it; the server still appends to it. */
export async function limitServerLog(path: string, limitBytes = LIMIT_BYTES): Promise<void> {
  const log = await unlessMissing(lstat(path));
  if (!log?.isFile() || log.size <= limitBytes) return;
  await rm(`${path}.1`, { force: true });
  await copyFile(path, `${path}.1`, constants.COPYFILE_EXCL);
  await truncate(path);
}

/** Keeps the log within its limit while this process runs; returns a function that stops this. */
export function keepServerLogLimited(path: string): () => void {
  // If a log can't be shortened now, the next check tries again; the error must not stop the product.
  const timer = setInterval(() => limitServerLog(path).catch(() => undefined), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The current size of the log in bytes; pass it to `readServerLogTail` to read only later lines. */
export async function serverLogLength(path: string): Promise<number> {
  return (await unlessMissing(lstat(path)))?.size ?? 0;
}

/** The last lines that the server wrote after the first `fromByte` bytes of the log. */
export async function readServerLogTail(path: string, fromByte: number): Promise<string> {
  const content = (await unlessMissing(readFile(path))) ?? Buffer.alloc(0);
  return content.subarray(fromByte).toString('utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
