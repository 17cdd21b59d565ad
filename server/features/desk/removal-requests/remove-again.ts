import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { hideListing, maskAgain } from '#server/features/desk/listing-desk/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { hideFilesAgain } from './hide-files-again.ts';
import { latestRemovals } from './latest-removals.ts';
import type { Removed } from './removed.ts';

type RemovalDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
export type RemovalCounts = { accounts: number; hidden: number; masks: number; files: number };

/**
 * Removes again what a restored backup has brought back. Skips what is already gone or unknown to the backup;
 * idempotent. Returns how much there was to remove.
 */
export async function removeAgain(deps: RemovalDeps, removals: readonly Removed[]): Promise<RemovalCounts> {
  const counts: RemovalCounts = { accounts: 0, hidden: 0, masks: 0, files: 0 };
  const ids = removals.flatMap((removed) => (removed.kind === 'account' ? [removed.id] : []));
  if (ids.length > 0)
    counts.accounts = (await deps.db.delete(users).where(inArray(users.id, ids)).returning({ id: users.id })).length;
  for (const removed of latestRemovals(removals.filter((one) => one.kind === 'hidden'))) {
    const listing = await findListing(deps, removed);
    if (!listing || listing.hiddenAt) continue;
    await hideListing(deps, { id: listing.id, why: 'Yedekten sonra gizlenmişti' }, COMMAND);
    counts.hidden += 1;
  }
  for (const removed of removals) {
    if (removed.kind !== 'mask') continue;
    const listing = await findListing(deps, removed);
    if (!listing) continue;
    const { salt, hash, words, takesDocuments, at } = removed;
    const mask = { salt, hash, words, takesDocuments, maskedAt: new Date(at) };
    if (await maskAgain(deps, { id: listing.id, mask })) counts.masks += 1;
  }
  const inFiles = removals.filter((removed) => removed.kind === 'file' || removed.kind === 'content');
  counts.files = await hideFilesAgain(deps, inFiles, async (removed) => (await findListing(deps, removed))?.id);
  return counts;
}

async function findListing(
  { db }: Pick<Deps, 'db'>,
  { source, sourceKey }: { readonly source: string; readonly sourceKey: string },
): Promise<{ id: number; hiddenAt: Date | null } | undefined> {
  const [listing] = await db
    .select({ id: properties.id, hiddenAt: properties.hiddenAt })
    .from(properties)
    .where(and(eq(properties.source, source), eq(properties.sourceKey, sourceKey)));
  return listing;
}
