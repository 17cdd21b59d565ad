import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { copyFile, lstat, open, readFile, rm, truncate } from 'node:fs/promises';
import { keepPrivate } from './keep-private.ts';
import { unlessMissing } from './unless-missing.ts';

const LIMIT_BYTES = 10 * 1024 * 1024;
const CHECK_EVERY_MS = 60 * 60 * 1000;
const TAIL_LINES = 20;

/** Opens the server's log for appending, by nobody but its owner. */
export async function openServerLog(path: string): Promise<FileHandle> {
  await limitServerLog(path);
  // Root must not be led by a link that the folder's owner put there.
  const flags = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  const file = await open(path, flags, 0o600);
  keepPrivate(path);
  return file;
}

/** Moves a log of more than 10 MB to `<log>.1`, of which there is only one; the server keeps appending to the same file. */
export async function limitServerLog(path: string, limitBytes = LIMIT_BYTES): Promise<void> {
  const log = await unlessMissing(lstat(path));
  if (!log?.isFile() || log.size <= limitBytes) return;
  await rm(`${path}.1`, { force: true });
  await copyFile(path, `${path}.1`, constants.COPYFILE_EXCL);
  await truncate(path);
}

/** Keeps the log within its limit for as long as this process runs; returns how to stop that. */
export function keepServerLogLimited(path: string): () => void {
  // A log that can't be shortened now is tried again; it must not bring the product down.
  const timer = setInterval(() => limitServerLog(path).catch(() => undefined), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The bytes that the log holds now, to read later what came after. */
export async function serverLogLength(path: string): Promise<number> {
  return (await unlessMissing(lstat(path)))?.size ?? 0;
}

/** The last lines of what the server wrote since the log held `fromByte` bytes. */
export async function readServerLogTail(path: string, fromByte: number): Promise<string> {
  const content = (await unlessMissing(readFile(path))) ?? Buffer.alloc(0);
  return content.subarray(fromByte).toString('utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
