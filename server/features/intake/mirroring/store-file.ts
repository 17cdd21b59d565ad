import { createHash } from 'node:crypto';
import type { FileUse } from '#server/database/tables/files.ts';
import { checkScan } from '#server/platform/file-types/check-scan.ts';
import { detectFileType, type FileType, PICTURE_TYPES } from '#server/platform/file-types/detect-file-type.ts';
import { UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import type { FileStore, StoredFile } from '#server/platform/files/file-store.ts';
import { PICTURE_WIDTHS, pictureKey } from '#shared/mirrored-pictures.ts';
import { makeThumbnails } from './make-thumbnails.ts';
import type { CheckedContent } from './mirrored-file.ts';

const SCANS: readonly FileType[] = [...PICTURE_TYPES, 'tif'];

/** The key of a file's original, which is always in the locked part of the store. */
export function originalKey(use: FileUse, sha256: string, type: string): string {
  return `${use}s/${sha256.slice(0, 2)}/${sha256}.${type}`;
}

/** The keys of all thumbnails of a picture, in the public part of the store. */
export function thumbnailKeys(sha256: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) => [pictureKey(sha256, width, 'avif'), pictureKey(sha256, width, 'webp')]);
}

/** False for a picture whose thumbnails can't be made: it is offered as a document instead. */
export function isShownAsPicture(type: string): boolean {
  return type !== 'heic';
}

/**
 * Checks a file by its content and stores it: the original under its own hash, so that the same content is stored once,
 * and for a picture also its thumbnails. The public sees only the thumbnails. Throws UnusableFile.
 */
export async function storeFile(store: FileStore, use: FileUse, content: Uint8Array): Promise<CheckedContent> {
  const type = await detectFileType(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = originalKey(use, sha256, type);
  const stored = { sha256, type, bytes: content.byteLength };
  if (await isStored(store, use, stored)) return stored;
  if (use === 'picture' && type !== 'heic') {
    // safe: the type is widened only to check whether the list contains it
    if (!(PICTURE_TYPES as readonly FileType[]).includes(type)) throw new UnusableFile(`${type} instead of a picture`);
    for (const [thumbnail, pixels] of await makeThumbnails(content, stored)) await store.put(thumbnail, pixels);
  } else if (SCANS.includes(type)) await checkScan(content, type);
  await store.locked.put(key, content);
  return stored;
}

/** Removes all files of a content from the store. */
export async function removeContent(
  files: FileStore,
  { use, sha256, type }: { readonly use: FileUse; readonly sha256: string; readonly type: string },
): Promise<void> {
  await files.locked.remove(originalKey(use, sha256, type));
  if (use === 'picture') await Promise.all(thumbnailKeys(sha256).map((key) => files.remove(key)));
}

/** Reads a document, or a picture that can't be shown as a picture and is served like a document. */
export async function readLocked(
  { locked }: Pick<FileStore, 'locked'>,
  sha256: string,
  type: string,
): Promise<StoredFile | undefined> {
  const document = await locked.read(originalKey('document', sha256, type));
  return document ?? (isShownAsPicture(type) ? undefined : locked.read(originalKey('picture', sha256, type)));
}

/**
 * The original is stored last, so it shows that all is stored. A picture that was replaced earlier has only its
 * original left, so its thumbnails are checked too.
 */
async function isStored(store: FileStore, use: FileUse, { sha256, type }: CheckedContent): Promise<boolean> {
  if (!(await store.locked.has(originalKey(use, sha256, type)))) return false;
  if (use !== 'picture' || !isShownAsPicture(type)) return true;
  const there = await Promise.all(thumbnailKeys(sha256).map((thumbnail) => store.has(thumbnail)));
  return there.every((isThere) => isThere);
}
