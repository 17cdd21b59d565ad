import { createHash } from 'node:crypto';
import type { FileUse } from '#server/database/tables/files.ts';
import type { FileStore } from '#server/platform/file-store.ts';
import { detectFileType, type FileType, PICTURE_TYPES, UnusableFile } from './detect-file-type.ts';
import { checkScan, makeThumbnails } from './make-thumbnails.ts';

export type StoredContent = { readonly sha256: string; readonly type: FileType; readonly bytes: number };

const SCANS: readonly FileType[] = [...PICTURE_TYPES, 'tif'];

/** Where the original of a file lies, in the locked part of the store whatever it is. */
export function originalKey(use: FileUse, sha256: string, type: string): string {
  return `${use}s/${sha256.slice(0, 2)}/${sha256}.${type}`;
}

/**
 * Checks a file by its content and stores it: the original under its own hash, so that the same content is stored once,
 * and of a picture its thumbnails, which are all that the public gets to see. Throws UnusableFile.
 */
export async function storeFile(store: FileStore, use: FileUse, content: Uint8Array): Promise<StoredContent> {
  const type = detectFileType(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = originalKey(use, sha256, type);
  const stored = { sha256, type, bytes: content.byteLength };
  // The original comes last, so that where it is everything is.
  if (await store.locked.has(key)) return stored;
  if (use === 'picture') {
    // safe: widened only to ask whether it is among them
    if (!(PICTURE_TYPES as readonly FileType[]).includes(type)) throw new UnusableFile(`${type} instead of a picture`);
    for (const [thumbnail, pixels] of await makeThumbnails(content, sha256)) await store.put(thumbnail, pixels);
  } else if (SCANS.includes(type)) await checkScan(content);
  await store.locked.put(key, content);
  return stored;
}
