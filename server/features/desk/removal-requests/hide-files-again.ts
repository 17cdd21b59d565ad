import { and, eq, isNull } from 'drizzle-orm';
import { hiddenContents, hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { hideAddress, hideContents, hidePages, holdHidden } from '#server/features/intake/mirroring/index.ts';
import { latestRemovals } from './latest-removals.ts';
import type { Removed } from './removed.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
type RemovedFile = Extract<Removed, { kind: 'file' }>;
type RemovedContent = Extract<Removed, { kind: 'content' }>;
export type RemovedInFiles = RemovedFile | RemovedContent;

/**
 * Hides files and contents again that a backup has restored, each according to the latest line about it: one that was
 * shown again stays. `findListing` finds the number of a listing. Returns how many files were removed.
 */
export async function hideFilesAgain(
  deps: HidingDeps,
  removals: readonly RemovedInFiles[],
  findListing: (removed: RemovedFile) => Promise<number | undefined>,
): Promise<number> {
  let files = 0;
  const bytes = [];
  for (const removed of latestRemovals(removals)) {
    if (removed.kind === 'content') await hideContentAgain(deps, removed);
    else {
      const id = await findListing(removed);
      const contents = id === undefined ? undefined : await hideFileAgain(deps, id, removed);
      if (contents) files += 1;
      bytes.push(...(contents ?? []));
    }
  }
  const held = await holdHidden(deps, bytes);
  return files + held.files;
}

async function hideFileAgain({ db }: HidingDeps, id: number, { addressHash, use, at }: RemovedFile) {
  const same = and(eq(hiddenFiles.propertyId, id), eq(hiddenFiles.addressHash, addressHash));
  const known = await db
    .select({ id: hiddenFiles.propertyId })
    .from(hiddenFiles)
    .where(and(same, isNull(hiddenFiles.undoneAt)));
  if (known.length > 0) return undefined;
  return db.transaction(
    async (tx) => (await hideAddress(tx, { id, hash: addressHash, use, at: new Date(at) })).contents,
  );
}

async function hideContentAgain(deps: HidingDeps, { sha256, pages, at }: RemovedContent): Promise<void> {
  const { db } = deps;
  const hiddenAt = new Date(at);
  if (pages !== null) {
    const type = `select type from mirrored_files where use = 'document' and sha256 in (
      select $1 union all select shown_sha256 from hidden_contents where sha256 = $1) limit 1`;
    const { rows } = await db.$client.query<{ type: string }>(type, [sha256]);
    await hidePages(deps, { sha256, type: rows[0]?.type, pages, at: hiddenAt });
    return;
  }
  const same = and(eq(hiddenContents.sha256, sha256), isNull(hiddenContents.undoneAt), isNull(hiddenContents.pages));
  const known = await db.select({ sha256: hiddenContents.sha256 }).from(hiddenContents).where(same);
  if (known.length === 0) await db.transaction((tx) => hideContents(tx, [sha256], hiddenAt));
}
