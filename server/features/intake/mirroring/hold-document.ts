import { mirroredFiles } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { storeFile } from './store-file.ts';

type Held = { readonly propertyId: number; readonly url: string };

/**
 * Stores a document that need not be fetched from a source, under the address that its listing names: checked, locked
 * and recorded like a fetched one. Does nothing if the address is already recorded. Throws UnusableFile.
 */
export async function holdDocument(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  { propertyId, url }: Held,
  content: Uint8Array,
): Promise<void> {
  const stored = await storeFile(files, 'document', content);
  const now = clock.now();
  await db
    .insert(mirroredFiles)
    .values({
      propertyId,
      url,
      use: 'document',
      state: 'stored',
      ...stored,
      notedAt: now,
      storedAt: now,
      checkedAt: now,
    })
    .onConflictDoNothing();
}
