import { type UnzipFileInfo, unzipSync } from 'fflate';

const MEGABYTE = 2 ** 20;

export const MAX_ENTRIES = 2000;
const MAX_ENTRY_BYTES = 64 * MEGABYTE;
/** The maximum ratio of unpacked to packed size of an entry that is larger than a megabyte. */
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = MEGABYTE;

export type ArchiveEntry = { readonly path: string; readonly bytes: number; readonly packedBytes: number };

/** The files in a ZIP, without folders, from its directory alone. Throws if it is broken or has too many entries. */
export function listArchive(zip: Uint8Array): readonly ArchiveEntry[] {
  const entries: ArchiveEntry[] = [];
  unzipSync(zip, {
    filter({ name, originalSize, size }) {
      if (entries.length >= MAX_ENTRIES) throw new Error('ZIP: too many entries');
      if (!name.endsWith('/')) entries.push({ path: name, bytes: originalSize, packedBytes: size });
      return false;
    },
  });
  return entries;
}

/** Whether an entry may be unpacked: not too large, and not so strongly compressed that it must be a zip bomb. */
export function isSafeEntry({ bytes, packedBytes }: ArchiveEntry): boolean {
  return bytes <= MAX_ENTRY_BYTES && (bytes <= RATIO_FREE_BYTES || bytes <= packedBytes * MAX_RATIO);
}

/**
 * Unpacks one entry, up to the size that its header claims; the rest is cut off. Throws if the entry is missing, unsafe
 * or broken.
 */
export function unpackEntry(zip: Uint8Array, path: string): Uint8Array<ArrayBuffer> {
  let isTaken = false;
  const unpacked = unzipSync(zip, {
    filter(info: UnzipFileInfo) {
      if (isTaken || info.name !== path) return false;
      const entry = { path, bytes: info.originalSize, packedBytes: info.size };
      if (!isSafeEntry(entry)) throw new Error('ZIP: entry past the limits');
      isTaken = true;
      return true;
    },
  })[path];
  if (!unpacked) throw new Error('ZIP: no such entry');
  return unpacked.slice();
}
