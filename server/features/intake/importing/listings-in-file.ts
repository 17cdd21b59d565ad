import type { FilePosition } from './file-item.ts';
import type { ImportFile } from './find-import-files.ts';
import { DerivedKeys, type FoundListing, listingsInValue } from './listings-in-value.ts';
import { readImportFile } from './read-import-file.ts';

/** A listing in a file, an entry that is not a listing, or a fault. */
export type FileListing = Exclude<FoundListing, { leftOut: number }> & { readonly position: FilePosition };

/**
 * Returns the listings of a file with the specification's fields: JSON, NDJSON or CSV. Throws UnreadableFileError for
 * any other file.
 */
export async function* listingsInFile(file: ImportFile, now: Date): AsyncGenerator<FileListing> {
  const keys = new DerivedKeys();
  for await (const item of readImportFile(file)) {
    const { position } = item;
    if (item.fault !== undefined) {
      yield { position, reason: item.fault, given: item.raw, isForeign: true };
      continue;
    }
    for await (const found of listingsInValue(item.value, [], { keys, now }))
      if (!('leftOut' in found)) yield { position, ...found };
  }
}
